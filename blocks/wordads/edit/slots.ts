import { isOneOf, toRecord, toText } from '@shared/guards';
import type { Format } from '../types';

const KINDS = [ 'adsense', 'house', 'code' ] as const;

/** What the owner has set for a format. Code is not told to the editor, and never runs in it. */
export type Slot = {
	kind: ( typeof KINDS )[ number ];
	/** Image of a house ad and its alternative text. */
	image: string;
	alt: string;
};

const getAds = () =>
	toRecord(
		toRecord(
			( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks
		).ads
	);

/**
 * What visitors see in a format, as printed at page load.
 *
 * @return Null while nothing is set.
 */
export function getSlot( format: Format ): Slot | null {
	const { kind, image, alt } = toRecord(
		toRecord( getAds().slots )[ format ]
	);
	return isOneOf( KINDS, kind )
		? {
				kind,
				image: /^https?:\/\//i.test( toText( image ) )
					? toText( image )
					: '',
				alt: toText( alt ),
			}
		: null;
}

/** Where ads are set; '' for who may not. */
export const getSettingsUrl = (): string => {
	const url = toText( getAds().url );
	return /^https?:\/\//i.test( url ) ? url : '';
};
