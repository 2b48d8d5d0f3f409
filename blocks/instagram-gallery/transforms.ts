import { createBlock } from '@wordpress/blocks';
import { isRecord, type UnknownRecord } from '@shared/guards';
import { normalize } from './attributes';

/** Settings of an Instagram widget, or null for other widgets and for those whose settings are not exposed. */
function getSettings( attributes: unknown ): UnknownRecord | null {
	if (
		! isRecord( attributes ) ||
		attributes.idBase !== 'wpcom_instagram_widget' ||
		! isRecord( attributes.instance )
	) {
		return null;
	}
	return isRecord( attributes.instance.raw ) ? attributes.instance.raw : null;
}

/** A setting that is a number, which widgets store as text, too. */
const toNumber = ( value: unknown ): unknown =>
	typeof value === 'string' && value.trim() !== '' ? Number( value ) : value;

/** The Instagram widget of the widgets screen becomes this block (docs/content-format.md 0.3). */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/legacy-widget' ],
			isMatch: ( attributes: unknown ) =>
				getSettings( attributes ) !== null,
			transform: ( attributes: unknown ) => {
				const raw = getSettings( attributes ) ?? {};
				const { accessToken, columns, count } = normalize( {
					accessToken: String( raw.token_id ?? '' ),
					columns: toNumber( raw.columns ),
					count: toNumber( raw.count ),
				} );
				return createBlock( 'jetpack/instagram-gallery', {
					accessToken: accessToken || undefined,
					columns,
					count,
				} );
			},
		},
	],
};
