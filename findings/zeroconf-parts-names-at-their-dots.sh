#!/usr/bin/env bash
# zeroconf 0.154.0 (Python), beside dnspython 2.9.2 and RFC 6763: the name of a service that holds a full stop is sent
# as two. Expected: the name that people see is one label of the DNS, whatever stands in it (RFC 6763, 4.1.1); where
# labels are joined by dots, its own dots are marked (4.3), and dnspython writes and reads it so. Seen: of "Ann's 2.5
# table" the labels "Ann's 2" and "5 table" leave the computer; the mark (`2\.5`) is sent as a letter of the name. The
# one label of another program's service is heard rightly, and asked for as two, a name that nobody has: what zeroconf
# sends it finds again, and of all others it finds those without a dot. Keys of the text record differ by their case,
# and what has no key is kept, both against 6.4: `name=x` and `NAME=y` are two. No error is reported.
# Fails when the behaviour has changed.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install -q "zeroconf==0.154.0" "dnspython==2.9.2"
cat > "$place/show.py" <<'PYTHON'
import dns.message
import dns.name
import dns.rdatatype
import dns.rdtypes.ANY.PTR
import dns.rrset
import dns.version
import zeroconf

KIND = "_canasta._tcp.local."
ANSWER, POINTER = 0x8400, dns.rdatatype.PTR


def sent(name):
    """Returns the first labels of a service's name as zeroconf sends it."""
    service = zeroconf.ServiceInfo(KIND, f"{name}.{KIND}", port=80, server="ann.local.")
    message = zeroconf.DNSOutgoing(ANSWER)
    message.add_answer_at_time(service.dns_pointer(), 0)
    (answer,) = dns.message.from_wire(message.packets()[0]).answer
    return answer[0].target.labels[:-4]


def question(name):
    """Returns the first labels of the name that zeroconf asks for after another program told it."""
    whole = dns.name.Name([name, *dns.name.from_text(KIND).labels])
    told = dns.message.Message(id=0)
    told.flags = ANSWER
    told.answer.append(dns.rrset.from_rdata(KIND, 120, dns.rdtypes.ANY.PTR.PTR(1, POINTER, whole)))
    assert dns.message.from_wire(told.to_wire()).answer[0][0].target.labels[:-4] == (name,)
    (heard,) = zeroconf.DNSIncoming(told.to_wire()).answers()
    message = zeroconf.DNSOutgoing(0)
    message.add_question(zeroconf.DNSQuestion(heard.alias, dns.rdatatype.SRV, 1))
    return dns.message.from_wire(message.packets()[0]).question[0].name.labels[:-4]


print("zeroconf", zeroconf.__version__, "dnspython", dns.version.version)
for name in ("Ann's table", "Ann's 2.5 table", r"Ann's 2\.5 table"):
    print(f"{name} is sent as {sent(name)}")
assert sent("Ann's table") == (b"Ann's table",)
assert sent("Ann's 2.5 table") == (b"Ann's 2", b"5 table")
assert sent(r"Ann's 2\.5 table") == (b"Ann's 2\\", b"5 table")
print("heard as one label, asked for as", question(b"Ann's 2.5 table"))
assert question(b"Ann's table") == (b"Ann's table",)
assert question(b"Ann's 2.5 table") == (b"Ann's 2", b"5 table")

text = b"\x06name=x\x06NAME=y\x02=q"
properties = zeroconf.ServiceInfo(KIND, f"a.{KIND}", port=80, properties=text).properties
print(properties)
assert properties == {b"name": b"x", b"NAME": b"y", b"": b"q"}
PYTHON
"$place/venv/bin/python" "$place/show.py"
