import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { isPositiveInteger, toRecord, toText } from '@shared/guards';

/** Sizes of a picture, best first: enough for sharp 64 px, uncropped, and not the original of a camera. */
const SIZES = [ 'medium', 'large', 'full' ];

/**
 * The address of a picture in a size that suits a small logo.
 *
 * @param media The attachment as REST tells it.
 * @return '' where it has none.
 */
function getUrl( media: unknown ): string {
	const { media_details: details, source_url: url } = toRecord( media );
	const sizes = toRecord( toRecord( details ).sizes );
	return (
		SIZES.map( ( name ) =>
			toText( toRecord( sizes[ name ] ).source_url )
		).find( Boolean ) ?? toText( url )
	);
}

/**
 * The logo of the site, or else its icon. Who may change it reads the settings; everybody else what the site
 * says of itself in public.
 *
 * @return Address of the picture; '' while it is not known and where there is none.
 */
export const useSiteLogo = (): string =>
	useSelect( ( select ) => {
		const { canUser, getEntityRecord } = select( coreStore );
		const mayUpdate = canUser( 'update', { kind: 'root', name: 'site' } );
		if ( mayUpdate === undefined ) {
			return '';
		}
		const site = toRecord(
			mayUpdate
				? getEntityRecord( 'root', 'site' )
				: getEntityRecord( 'root', '__unstableBase' )
		);
		const id = [ site.site_logo, site.site_icon ].find( isPositiveInteger );
		return id === undefined
			? ''
			: getUrl(
					getEntityRecord( 'postType', 'attachment', id, {
						context: 'view',
					} )
				);
	}, [] );
