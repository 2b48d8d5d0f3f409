import { describeUserAgent } from '../user-agent';

const SAFARI = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe( 'a user agent in words', () => {
	it.each( [
		[
			'Chrome on Linux',
			`Mozilla/5.0 (X11; Linux x86_64) ${ SAFARI } Chrome/142.0.0.0 Safari/537.36`,
		],
		[
			'Chrome on Linux',
			`Mozilla/5.0 (X11; Linux x86_64) ${ SAFARI } HeadlessChrome/142.0.0.0 Safari/537.36`,
		],
		[
			'Chrome on ChromeOS',
			`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${ SAFARI } Chrome/142.0.0.0 Safari/537.36`,
		],
		[
			'Chrome on Android',
			`${ ANDROID } ${ SAFARI } Chrome/142.0.0.0 Mobile Safari/537.36`,
		],
		[
			'Edge on Windows',
			`${ WINDOWS } ${ SAFARI } Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
		],
		[
			'Edge on Windows',
			`${ WINDOWS } ${ SAFARI } Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
		],
		[
			'Edge on Android',
			`${ ANDROID } ${ SAFARI } Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
		],
		[
			'Edge on iPhone',
			`${ IPHONE } ${ IOS } Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
		],
		[
			'Opera on Windows',
			`${ WINDOWS } ${ SAFARI } Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`,
		],
		[
			'Opera on iPhone',
			`${ IPHONE } ${ IOS } Version/18.1 Mobile/15E148 Safari/604.1 OPT/5.0.1`,
		],
		[
			'Opera on Linux',
			'Opera/9.80 (X11; Linux x86_64) Presto/2.12.388 Version/12.16',
		],
		[
			'Samsung Internet on Android',
			`${ ANDROID } ${ SAFARI } SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
		],
		[
			'Firefox on Windows',
			'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
		],
		[
			'Firefox on Android',
			'Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
		],
		[
			'Firefox on iPad',
			`${ IPAD } ${ IOS } FxiOS/144.0 Mobile/15E148 Safari/605.1.15`,
		],
		[
			'Chrome on iPhone',
			`${ IPHONE } ${ IOS } CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
		],
		[ 'Safari on macOS', `${ MAC } ${ IOS } Version/18.1 Safari/605.1.15` ],
		[
			'Chrome on macOS',
			`${ MAC } ${ SAFARI } Chrome/142.0.0.0 Safari/537.36`,
		],
		[
			'Safari on iPhone',
			`${ IPHONE } ${ IOS } Version/18.1 Mobile/15E148 Safari/604.1`,
		],
		[
			'Safari on iPad',
			`${ IPAD } ${ IOS } Version/18.1 Mobile/15E148 Safari/604.1`,
		],
	] )( '%s', ( words, agent ) => {
		expect( describeUserAgent( agent ) ).toBe( words );
	} );

	it.each( [
		'',
		'curl/8.5.0',
		'Lynx/2.9.0 libwww-FM/2.14',
		'Mozilla/5.0 (X11; Linux x86_64)',
		`${ SAFARI } Chrome/142.0.0.0 Safari/537.36`,
		'<img src=x onerror=alert(1)>',
		`Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${ SAFARI } Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
	] )( 'shows what it does not know as it is: %s', ( agent ) => {
		expect( describeUserAgent( agent ) ).toBe( agent );
	} );

	it( 'reads and shows a bounded part of a long one', () => {
		expect( describeUserAgent( 'x'.repeat( 100_000 ) ) ).toBe(
			`${ 'x'.repeat( 300 ) }…`
		);
		expect(
			describeUserAgent( `${ 'x'.repeat( 300 ) } Linux Chrome/1.0` )
		).toBe( `${ 'x'.repeat( 300 ) }…` );
	} );
} );
