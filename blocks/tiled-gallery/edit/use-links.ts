import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { isTransient } from '@shared/uploads/attachment';
import type { LinkTarget } from '../types';
import { fetchLinks, getMissingLinks, withLinks } from './fetch-links';
import type { useImages } from './use-images';

type Pictures = ReturnType< typeof useImages >;
type Settings = Parameters< Pictures[ 'set' ] >[ 0 ];

/**
 * Changes settings, and fetches links that images lack when the author chooses where they lead: images of core's blocks come
 * with the address of a smaller copy and without that of their page.
 *
 * @param images  Actions of the block.
 * @param onError Called with a sentence about what could not be linked.
 * @return Sets settings.
 */
export function useLinks(
	pictures: Pictures,
	onError: ( message: string ) => void
): ( settings: Settings ) => void {
	const complete = async ( linkTo: LinkTarget ): Promise< void > => {
		const lacking = getMissingLinks(
			pictures.read()?.images ?? [],
			linkTo
		);
		const found = await fetchLinks( lacking );
		// Another choice, or the block has gone.
		if ( pictures.read()?.linkTo !== linkTo ) {
			return;
		}
		if ( found.size > 0 ) {
			pictures.follow( ( images ) => withLinks( images, found, linkTo ) );
		}
		if (
			linkTo === 'attachment' &&
			pictures
				.read()
				?.images.some(
					( { link, url } ) => ! link && ! isTransient( url )
				)
		) {
			onError(
				__(
					'Some images have no link, because they are not in the media library.',
					'mainstreet-blocks'
				)
			);
		}
	};
	return ( settings ) => {
		pictures.set( settings );
		const { linkTo } = pictures.read() ?? {};
		if ( settings.linkTo !== undefined && linkTo ) {
			complete( linkTo ).catch( ( error: unknown ) =>
				onError(
					getErrorMessage(
						error,
						__(
							'Could not load the links. Please choose again what the images link to.',
							'mainstreet-blocks'
						)
					)
				)
			);
		}
	};
}
