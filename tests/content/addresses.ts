/** Addresses with options that blocks are made of (address-options.test.ts), by name of the block that has or gets them. */

/** Addresses of a service with options, and the attributes that stand for some of them. */
export type Sample = {
	url: string;
	/** By name of the option, or several of them: what the block holds. */
	stands?: Record< string, unknown >;
	/** Options that the block sets itself and that say nothing to it. */
	own?: readonly string[];
};

export const SAMPLES: Record< string, readonly Sample[] > = {
	'videopress/video': [
		{
			url: 'https://videopress.com/v/Qa12bC3d?resizeToParent=true&cover=true&autoPlay=true&controls=false&loop=true&muted=true&persistVolume=false&playsinline=true&posterUrl=https%3A%2F%2Fexample.org%2Fp.jpg%3Fa%3D1%26b%3D2&preloadContent=none&sbc=%23ff0000&sbpc=%2300ff00&sblc=%230000ff',
			stands: {
				autoPlay: { autoplay: true },
				controls: { controls: false },
				loop: { loop: true },
				muted: { muted: true },
				playsinline: { playsinline: true },
				posterUrl: { poster: 'https://example.org/p.jpg?a=1&b=2' },
				preloadContent: { preload: 'none' },
				sbc: { seekbarColor: '#ff0000' },
				sbpc: { seekbarPlayedColor: '#00ff00' },
				sblc: { seekbarLoadingColor: '#0000ff' },
				// The block's own addresses have the word where it is on.
				cover: { useAverageColor: false },
			},
			own: [ 'resizeToParent', 'persistVolume' ],
		},
		{
			url: 'https://videopress.com/embed/Qa12bC3d?autoplay=1&LOOP=0&preloadcontent=AUTO&useAverageColor=false',
			stands: {
				autoplay: { autoplay: true },
				LOOP: { loop: false },
				preloadcontent: { preload: 'auto' },
				useAverageColor: { useAverageColor: false },
			},
		},
	],
	'jetpack/calendly': [
		{
			url: 'https://calendly.com/ada/half-hour?hide_event_type_details=1&background_color=abcdef&text_color=123456&primary_color=FF0000&hide_gdpr_banner=1&month=2026-12&name=Ada%20L',
			stands: {
				hide_event_type_details: { hideEventTypeDetails: true },
				background_color: { backgroundColor: 'abcdef' },
				text_color: { textColor: '123456' },
				primary_color: { primaryColor: 'FF0000' },
			},
		},
	],
	'jetpack/eventbrite': [
		{
			url: 'https://www.eventbrite.com/e/jazz-tickets-22?aff=quay&discount=A%26B',
		},
	],
	'jetpack/google-calendar': [
		{
			url: 'https://calendar.google.com/calendar/embed?src=a%40example.org&ctz=Europe%2FBerlin&mode=WEEK&wkst=2&showTitle=0&color=%23B1365F&hl=de',
		},
		{
			url: 'https://calendar.google.com/calendar/u/0?cid=a@example.org&ctz=Europe%2FBerlin&mode=AGENDA&showPrint=0',
			stands: {
				cid: {
					url: 'https://calendar.google.com/calendar/embed?src=a%40example.org&ctz=Europe%2FBerlin&mode=AGENDA&showPrint=0',
				},
			},
		},
	],
	'jetpack/google-docs-embed': [
		{
			url: 'https://docs.google.com/spreadsheets/d/1AbC_d-9/edit?usp=sharing&gid=7&range=A1%3AB2',
		},
	],
	'jetpack/nextdoor': [
		{
			url: 'https://nextdoor.com/p/Qa12bC3d?utm_source=share&extras=MTAx',
			// They say who shared the post.
			own: [ 'utm_source', 'extras' ],
		},
	],
	'jetpack/opentable': [
		{
			url: 'https://www.opentable.com/restref/client/?rid=4021&type=standard&theme=tall&iframe=false&domain=de&lang=de-DE&newtab=true',
			stands: {
				rid: { rid: [ '4021' ] },
				type: { style: 'tall' },
				theme: { style: 'tall' },
				iframe: { iframe: false },
				domain: { domain: 'de' },
				lang: { lang: 'de-DE' },
				newtab: { newtab: true },
			},
		},
		{
			url: 'https://www.opentable.com/restref/client/?restRef=4021&Type=Button&iframe=0&domain=COUK&lang=fr-ca&newtab=1',
			stands: {
				restRef: { rid: [ '4021' ] },
				Type: { style: 'button' },
				iframe: { iframe: false },
				domain: { domain: 'couk' },
				lang: { lang: 'fr-CA' },
				newtab: { newtab: true },
			},
		},
	],
	'jetpack/pinterest': [
		{
			url: 'https://www.pinterest.com/pin/1407443627394218/?lp=true&nic=a%26b',
		},
	],
	'jetpack/gif': [
		{
			url: 'https://giphy.com/gifs/cat-funny-JIX9t2j0ZTN9S?utm_source=x&a=b%20c',
		},
	],
	'jetpack/podcast-player': [
		{ url: 'https://example.org/feed/?format=mp3&token=a%26b&c=d%20e' },
	],
	'jetpack/tock': [
		{
			url: 'https://www.exploretock.com/the-quay?utm_source=newsletter',
			// The block keeps the name of the business.
			own: [ 'utm_source' ],
		},
	],
};
