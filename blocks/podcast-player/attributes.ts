import {
	clamp,
	isFiniteNumber,
	toRecord,
	toRecords,
	toText,
} from '@shared/guards';
import {
	COLORS,
	type ColorAttributes,
	type ColorName,
	type Episode,
} from './types';

/** What a feed may give at most, whatever a site allows. */
export const ITEMS_MAX = 50;
export const ITEMS_DEFAULT = 5;

/** A color as a palette slug, if it has one, and as CSS; '' for no color. */
export type Color = { slug: string; value: string };

/** What the player is drawn by; every field is valid. */
export type Settings = {
	url: string;
	episodes: Episode[];
	itemsToShow: number;
	showCoverArt: boolean;
	showEpisodeTitle: boolean;
	showEpisodeDescription: boolean;
	colors: Record< ColorName, Color >;
};

/** A color as the color picker and palettes of themes write it; nothing else gets into a style. */
const COLOR =
	/^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|var\(--[\w-]{1,100}\)|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]{1,100}\))$/i;

const SLUG = /^[\w-]{1,100}$/;

const read = ( pattern: RegExp, value: unknown ): string => {
	const text = toText( value ).trim();
	return pattern.test( text ) ? text : '';
};

const CAPITALS = {
	primary: 'Primary',
	secondary: 'Secondary',
	background: 'Background',
} as const;

/** Names of the three attributes of a color. */
export function getColorKeys( name: ColorName ) {
	const part = CAPITALS[ name ];
	return {
		slug: `${ name }Color`,
		custom: `custom${ part }Color`,
		hex: `hex${ part }Color`,
	} as const;
}

/**
 * Reads a color.
 *
 * @param attributes Stored attributes of any type.
 */
export function readColor( attributes: unknown, name: ColorName ): Color {
	const keys = getColorKeys( name );
	const stored = toRecord( attributes );
	const slug = read( SLUG, stored[ keys.slug ] );
	return {
		slug,
		value:
			( slug ? '' : read( COLOR, stored[ keys.custom ] ) ) ||
			read( COLOR, stored[ keys.hex ] ),
	};
}

/**
 * The attributes that hold a color.
 *
 * @param value What it looks like; nothing to take it off.
 * @param slug  Its name in the palette, if it is of one.
 */
export function toColorAttributes(
	name: ColorName,
	value?: string,
	slug?: string
): ColorAttributes {
	const keys = getColorKeys( name );
	return {
		[ keys.slug ]: value ? slug : undefined,
		[ keys.custom ]: slug ? undefined : value,
		[ keys.hex ]: value,
	};
}

/**
 * Reads the chosen episodes, each once.
 *
 * @param value Stored value of any type.
 */
export function readEpisodes( value: unknown ): Episode[] {
	const episodes = new Map< string, Episode >();
	for ( const { guid, title } of toRecords( value ) ) {
		if ( typeof guid === 'string' && guid !== '' ) {
			episodes.set( guid, {
				guid,
				...( typeof title === 'string' && { title } ),
			} );
		}
	}
	return [ ...episodes.values() ].slice( 0, ITEMS_MAX );
}

/**
 * Reads the settings of the player.
 *
 * @param attributes Stored attributes of any type.
 */
export function normalize( attributes: unknown ): Settings {
	const stored = toRecord( attributes );
	const items = stored.itemsToShow;
	const [ primary, secondary, background ] = COLORS.map( ( name ) =>
		readColor( stored, name )
	);
	const none = { slug: '', value: '' };
	return {
		url: toText( stored.url ).trim(),
		episodes: readEpisodes( stored.selectedEpisodes ),
		itemsToShow: isFiniteNumber( items )
			? clamp( Math.round( items ), 1, ITEMS_MAX )
			: ITEMS_DEFAULT,
		showCoverArt: stored.showCoverArt !== false,
		showEpisodeTitle: stored.showEpisodeTitle !== false,
		showEpisodeDescription: stored.showEpisodeDescription !== false,
		colors: {
			primary: primary ?? none,
			secondary: secondary ?? none,
			background: background ?? none,
		},
	};
}
