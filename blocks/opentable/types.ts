/** Names of the block styles. Several restaurants are drawn as `multi`, which is never stored. */
export const STYLES = [ 'standard', 'tall', 'wide', 'button' ] as const;
export type Style = ( typeof STYLES )[ number ];

/** Languages of the service, as they call themselves. */
export const LANGUAGES = {
	'en-US': 'English (US)',
	'fr-CA': 'Français (CA)',
	'de-DE': 'Deutsch (DE)',
	'es-MX': 'Español (MX)',
	'ja-JP': '日本語 (JP)',
	'nl-NL': 'Nederlands (NL)',
	'it-IT': 'Italiano (IT)',
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_NAMES: readonly Language[] = [
	'en-US',
	'fr-CA',
	'de-DE',
	'es-MX',
	'ja-JP',
	'nl-NL',
	'it-IT',
];

/** Countries, as the service's parameter `domain` names them. */
export const DOMAINS = [
	'com',
	'ae',
	'ca',
	'comau',
	'commx',
	'couk',
	'de',
	'es',
	'hk',
	'ie',
	'it',
	'jp',
	'nl',
	'sg',
	'th',
	'tw',
] as const;

/** Pixels of each style: width and height. */
export const SIZES: Record< Style, readonly [ number, number ] > = {
	standard: [ 224, 301 ],
	tall: [ 288, 490 ],
	wide: [ 840, 150 ],
	button: [ 210, 113 ],
};

/** Pixels that the choice of one of several restaurants takes. */
export const CHOICE_HEIGHT = 60;

export type Attributes = {
	/** Numbers of restaurants; text and numbers both occur and are kept. */
	rid: ( string | number )[];
	style: string;
	iframe: boolean;
	domain: string;
	lang: string;
	newtab: boolean;
	negativeMargin: boolean;
	align?: string;
	className?: string;
};

/** What is drawn; every field is valid. */
export type Reservation = {
	rids: string[];
	style: Style;
	isMulti: boolean;
	iframe: boolean;
	domain: string;
	lang: Language;
	newtab: boolean;
	negativeMargin: boolean;
};
