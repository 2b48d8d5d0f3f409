/**
 * Whatever somebody pastes for an embed, nothing but an address of its service comes out. The tables of the blocks
 * (test/addresses.json, entries.json) say what is read right; these are the same tricks played on each of them.
 */
import { parseCalendar, parseTyped } from '../../blocks/calendly/parse';
import { parseEvent, parseSite } from '../../blocks/eventbrite/parse';
import { readPasted as readGif } from '../../blocks/gif/gif';
import { readCalendar } from '../../blocks/google-calendar/read-calendar';
import {
	readDocument,
	readPasted as readGoogleDocument,
} from '../../blocks/google-docs-embed/read-document';
import { readPasted as readNextdoor } from '../../blocks/nextdoor/read-post';
import { readReservation } from '../../blocks/opentable/read-reservation';
import { readPasted as readPin } from '../../blocks/pinterest/pin';
import services from '../../shared/embeds/services.json';

type Case = {
	host: string;
	path: string;
	/** Reads a text; the addresses that come out. */
	read: ( text: string ) => ( string | undefined )[];
};

const CASES: Record< string, Case > = {
	calendly: {
		host: 'calendly.com',
		path: '/ada/half-hour',
		read: ( text ) => [
			parseCalendar( text )?.url,
			parseTyped( text )?.url,
		],
	},
	eventbrite: {
		host: 'www.eventbrite.com',
		path: '/e/jazz-on-the-quay-tickets-123123123',
		read: ( text ) => [
			parseEvent( text )?.url,
			parseSite( text ) || undefined,
		],
	},
	giphy: {
		host: 'giphy.com',
		path: '/gifs/a-fast-boat-square',
		read: ( text ) => [ readGif( text )?.url ],
	},
	'google-calendar': {
		host: 'calendar.google.com',
		path: '/calendar/embed?src=quay%40example.org',
		read: ( text ) => [ readCalendar( text )?.url ],
	},
	'google-docs': {
		host: 'docs.google.com',
		path: '/document/d/1QuayPlan/edit',
		read: ( text ) => [
			readDocument( text )?.url,
			readGoogleDocument( text )?.src,
		],
	},
	nextdoor: {
		host: 'nextdoor.com',
		path: '/embed/qUaY77',
		read: ( text ) => [ readNextdoor( text ) ?? undefined ],
	},
	// What comes out is a number; the address is made of it.
	opentable: {
		host: 'www.opentable.com',
		path: '/restref/client/?rid=4021',
		read: ( text ) =>
			readReservation( text )?.rid?.map(
				( rid ) => `https://www.opentable.com/${ rid }`
			) ?? [],
	},
	pinterest: {
		host: 'www.pinterest.com',
		path: '/pin/1407443627394218/',
		read: ( text ) => [ readPin( text )?.url, readPin( text )?.href ],
	},
};

/** Hosts that are another's, however near they look. */
const getOtherHosts = ( host: string ): string[] => [
	'evil.example',
	`${ host }.evil.example`,
	`evil-${ host.replace( /^www\./, '' ) }`,
	`evil${ host.replace( /^www\./, '' ) }`,
	`${ host }%2eevil.example`,
	`${ host }%00.evil.example`,
	`${ host }%23.evil.example`,
	`${ host }。evil.example`,
	host.replace( '.com', '.соm' ), // Two Cyrillic letters.
	host.replace( '.com', '.corn' ),
	host.replace( '.com', '.cm' ),
	host.replace( '.com', '.com.evil' ),
	host.replace( '.com', '.zip' ),
	host.replace( '.', '-' ),
	`${ host }_`,
	'127.0.0.1',
	'2130706433',
	'0x7f000001',
	'localhost',
	'169.254.169.254',
	'[::1]',
	'[::ffff:127.0.0.1]',
	'metadata.google.internal',
	`user@${ host }`,
	`user:pass@${ host }`,
	`${ host }@evil.example`,
	`${ host }:443@evil.example`,
	`evil.example\\@${ host }`,
	`evil.example#@${ host }`,
	`evil.example?@${ host }`,
	`evil.example%2f@${ host }`,
	`${ host }:8443`,
	`${ host }:99999`,
	`${ host }:80a`,
];

const getOtherSchemes = ( rest: string ): string[] =>
	[
		'javascript:alert(1)//',
		'JaVaScRiPt://',
		'java\tscript://',
		'\u0001javascript://',
		'javascript&colon;//',
		'data:text/html,<script src=//',
		'vbscript://',
		'file://',
		'ftp://',
		'blob:https://',
		'view-source:https://',
		'mailto:a@',
		'intent://',
		'htps://',
		'https;//',
	].map( ( scheme ) => scheme + rest );

/** Texts of which nothing may come. */
function getRefused( { host, path }: Case ): string[] {
	const addresses = [
		...getOtherHosts( host ).map(
			( other ) => `https://${ other }${ path }`
		),
		...getOtherSchemes( host + path ),
		`https://evil.example/?u=https://${ host }${ path }`,
		`https://evil.example/https://${ host }${ path }`,
		`https://evil.example/#https://${ host }${ path }`,
		`//evil.example${ path }`,
		`\\\\evil.example${ path }`,
		`https:\\\\evil.example\\${ host }${ path }`,
		`https:evil.example/${ host }${ path }`,
		`/${ path }`,
		path,
	];
	return [
		...addresses,
		...addresses
			.slice( 0, 12 )
			.map( ( address ) => `<iframe src="${ address }"></iframe>` ),
		'',
		' ',
		'Nothing of theirs',
		'<script>alert( 1 )</script>',
		'<img src=x onerror=alert(1)>',
		'<iframe></iframe>',
		'<iframe src="',
		'\u202e',
	];
}

/** Texts of which an address may come, of the service alone. */
function getOdd( { host, path }: Case ): string[] {
	const good = `https://${ host }${ path }`;
	return [
		`${ good }" onload="alert(1)`,
		`${ good }'><script>alert(1)</script>`,
		`${ good }#"><script>`,
		`${ good }<svg/onload=alert(1)>`,
		`${ good }\n<script>alert(1)</script>`,
		`${ good }\u0000`,
		`${ good }%0d%0aSet-Cookie:a=b`,
		`${ good }/../../..//evil.example`,
		`${ good }/%2e%2e/%2e%2e/evil`,
		`${ good }?next=https://evil.example`,
		`${ good }&amp;x=1`,
		`${ good }{{7*7}}`,
		`${ good }[probe]`,
		`\t${ good }\r\n`,
		`\u00a0${ good }\ufeff`,
		good.toUpperCase(),
		good.replace( 'https', 'http' ),
		good.replace( 'https:', '' ),
		good.replace( '//', '////' ),
		good.replace( '//', '\\\\' ),
		good.replace( '.', '\t.' ),
		`https://${ host }.${ path }`,
		`https://${ host }:443${ path }`,
		`https://${ host }\\@evil.example${ path }`,
		`https://${ host.replace( 'c', 'ｃ' ) }${ path }`,
		`${ host }${ path }`,
		`<iframe src="${ good }" onload="alert(1)"></iframe>`,
		`<iframe srcdoc="${ good }" src='${ good }'>`,
		`<iframe src=javascript:alert(1) data-src="${ good }">`,
		`<a href="${ good }"><img src=x onerror=alert(1)></a>`,
		`<script src="${ good }"></script><script>alert(1)</script>`,
		`<script>Calendly.initInlineWidget({url:'${ good }'});alert(1)</script>`,
		`<div data-url="${ good }" style="background:url(javascript:alert(1))">`,
		`javascript:alert(1) ${ good }`,
		`https://evil.example/ ${ good }`,
		good + 'a'.repeat( 100000 ),
		good + '/'.repeat( 50000 ),
		'<'.repeat( 50000 ),
		'<iframe '.repeat( 2000 ),
		'<iframe src="'.repeat( 2000 ),
		`<a href=${ '"'.repeat( 20000 ) }`,
		'https://'.repeat( 5000 ),
		`https://${ 'a.'.repeat( 20000 ) }${ host }`,
		`${ 'a'.repeat( 50000 ) } ${ good }`,
	];
}

describe.each( Object.entries( CASES ) )( '%s', ( name, one ) => {
	const { hosts } = Object.entries( services ).find(
		( [ id ] ) => id === name
	)?.[ 1 ] ?? { hosts: [] };
	const isOurs = ( found: string ) => {
		const { protocol, hostname, username, password, port } = new URL(
			found
		);
		return (
			protocol === 'https:' &&
			username + password + port === '' &&
			! /[\s"'<>\\]/.test( found ) &&
			hosts.some(
				( host ) =>
					hostname === host || hostname.endsWith( `.${ host }` )
			)
		);
	};
	const getStrange = ( text: string ) =>
		one.read( text ).filter( ( found ) => found && ! isOurs( found ) );

	it( 'reads its own address', () => {
		expect(
			one.read( `https://${ one.host }${ one.path }` ).filter( Boolean )
		).not.toEqual( [] );
	} );

	it( 'reads nothing of what is another’s', () => {
		const texts = getRefused( one );
		expect( texts.length ).toBeGreaterThan( 70 );
		expect(
			texts.filter( ( text ) => one.read( text ).some( Boolean ) )
		).toEqual( [] );
	} );

	it( 'reads its own addresses alone of what is odd, and takes no time for it', () => {
		const started = Date.now();
		for ( const text of getOdd( one ) ) {
			expect( [ text.slice( 0, 200 ), getStrange( text ) ] ).toEqual( [
				text.slice( 0, 200 ),
				[],
			] );
		}
		expect( Date.now() - started ).toBeLessThan( 5000 );
	} );
} );
