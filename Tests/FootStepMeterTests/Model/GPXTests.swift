import Testing

@testable import FootStepMeter

struct GPXTests {
    @Test func aRouteIsATrack() {
        #expect(
            GPX.text(
                title: "To <work> & \"back\"\u{1B}\n🚶",
                footprints: [
                    Footprint(id: 1, title: "", at: .tokyo),
                    Footprint(id: 2, title: "", at: Location(latitude: -0.00000004, longitude: -179.99999996)),
                ])
                    == """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <gpx version="1.1" creator="FootStepMeter" xmlns="http://www.topografix.com/GPX/1/1" \
                    xmlns:f="urn:footstepmeter:1">
                      <trk>
                        <name>To &lt;work&gt; &amp; "back"\u{FFFD}&#10;🚶</name>
                        <trkseg>
                          <trkpt lat="35.6812360" lon="139.7671250">
                            <time>2026-01-01T00:00:00Z</time>
                            <extensions>
                              <f:accuracy>5.0</f:accuracy>
                              <f:speed>1.40</f:speed>
                              <f:direction>90.0</f:direction>
                            </extensions>
                          </trkpt>
                          <trkpt lat="0.0000000" lon="-180.0000000">
                            <time>1970-01-01T00:00:00Z</time>
                            <extensions>
                              <f:accuracy>0.0</f:accuracy>
                              <f:speed>0.00</f:speed>
                              <f:direction>0.0</f:direction>
                            </extensions>
                          </trkpt>
                        </trkseg>
                      </trk>
                    </gpx>

                    """)
    }

    @Test func aRouteMayBeEmpty() {
        #expect(GPX.text(title: "", footprints: []).contains("<name></name>\n    <trkseg>\n    </trkseg>\n"))
    }
}
