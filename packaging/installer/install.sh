#!/bin/sh
# Install Canasta for yourself (no administrator needed), or take it away again.
#
#   ./install.sh                  install below ~/.local
#   ./install.sh --prefix DIR     install below another folder, such as /usr/local
#   ./install.sh --remove         take it away; your matches stay
set -eu

usage() {
    sed -n '2,6s/^# \{0,1\}//p' "$0"
}

here=$(cd "$(dirname "$0")" && pwd)
prefix=${HOME:-}/.local
removes=no
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -gt 1 ] || { usage >&2; exit 2; }; prefix=$2; shift ;;
        --remove) removes=yes ;;
        --help) usage; exit 0 ;;
        *) usage >&2; exit 2 ;;
    esac
    shift
done

remove() {
    rm -rf "$prefix/lib/canasta-table" "$prefix/share/doc/canasta-table"
    rm -f "$prefix/bin/canasta" "$prefix/bin/canasta-engine" "$prefix/share/man/man6/canasta.6.gz" \
        "$prefix"/share/man/*/man6/canasta.6.gz \
        "$prefix/share/applications/canasta-table.desktop" \
        "$prefix/share/mime/packages/canasta-table.xml" \
        "$prefix/share/metainfo/org.canasta_table.canasta.metainfo.xml" \
        "$prefix"/share/icons/hicolor/*/apps/canasta-table.*
}

# Tell the desktop, where it has the tools for that.
refresh() {
    update-desktop-database "$prefix/share/applications" 2>/dev/null || true
    update-mime-database "$prefix/share/mime" 2>/dev/null || true
    gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor" 2>/dev/null || true
}

if ! mkdir -p "$prefix" 2>/dev/null || ! [ -w "$prefix" ]; then
    echo "Canasta cannot be installed: $prefix may not be written. Try --prefix DIR." >&2
    exit 1
fi
remove
if [ "$removes" = yes ]; then
    refresh
    echo "Canasta is gone. Your matches and settings are still there."
    exit 0
fi
mkdir -p "$prefix/bin" "$prefix/lib" "$prefix/share"
cp -R "$here/lib/canasta-table" "$prefix/lib/"
cp -R "$here/share/." "$prefix/share/"
for command in canasta canasta-engine; do
    ln -s "$prefix/lib/canasta-table/canasta" "$prefix/bin/$command"
done
# The menu does not look for commands below a home folder.
entry=$prefix/share/applications/canasta-table.desktop
escaped=$(printf '%s' "$prefix/bin/canasta" | sed 's/[\\&|]/\\&/g')
sed "s|^Exec=canasta|Exec=\"$escaped\"|; /^TryExec=/d" "$entry" >"$entry.new"
mv "$entry.new" "$entry"
refresh
echo "Canasta is installed: look in the menu under Games, or start $prefix/bin/canasta."
