import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { isPositiveInteger, toRecord, toText } from '@shared/guards';

/** Preferred image sizes: large enough for 64 px at high density, uncropped, and not the original. */
const SIZES = [ 'medium', 'large', 'full' ];

/**
 * URL of an image in a size for a small logo.
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
 * The site logo or icon. Users who may change it read the settings, others the public site data.
 *
 * @return Address of the image; '' while it is not known and where there is none.
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
