import { isRecord, toText } from '@shared/guards';
import { getColorClass, GREEN } from './colors';
import { FIRST_MESSAGE } from './constants';
import type { Attributes } from './types';

/** Colors as any tool may have written them: names, `#25D366`, `rgb( 0 0 0 / 50% )`, `var(--x)`; nothing that ends a declaration. */
const COLOR = /^[#\w\s.,()%/+-]{0,64}$/;

/** What fetches when it is drawn. */
const FETCHING = /(?:url|image|image-set|src)\s*\(/i;

const CLASS = /^[\w-]{1,32}$/;

const BUTTON_TEXT = 'Chat on WhatsApp';

const readText = ( value: unknown ): string | undefined =>
	typeof value === 'string' ? value : undefined;

function readColor( value: unknown ): string {
	const color = readText( value );
	return color !== undefined &&
		COLOR.test( color ) &&
		! FETCHING.test( color )
		? color
		: GREEN;
}

/**
 * Brings stored attributes into shape. What is right stays letter by letter, for the saved markup depends on it.
 *
 * @param attributes Attributes as parsed; posts may hold anything.
 */
export function normalize( attributes: unknown ): Attributes {
	const stored = isRecord( attributes ) ? attributes : {};
	const backgroundColor = readColor( stored.backgroundColor );
	const colorClass = toText( stored.colorClass );
	return {
		countryCode: readText( stored.countryCode ),
		phoneNumber: readText( stored.phoneNumber ),
		firstMessage: readText( stored.firstMessage ) ?? FIRST_MESSAGE,
		buttonText: readText( stored.buttonText ) ?? BUTTON_TEXT,
		backgroundColor,
		colorClass: CLASS.test( colorClass )
			? colorClass
			: getColorClass( backgroundColor ),
		openInNewTab: stored.openInNewTab === true,
	};
}
