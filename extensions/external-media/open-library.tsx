import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { drawOutside } from '@shared/draw-outside';
import { toList, toRecord, toRecords, toText } from '@shared/guards';
import { linkBuiltSheet } from '@shared/register-block/link-styles';
import { PickerModal } from './google-photos';
import { SourceModal } from './modal';
import { GOOGLE_PHOTOS } from './source-names';
import { getAllowedMedia, type Media, type UploadProps } from './types';

/** Attachments per request. */
const AT_ONCE = 100;

/** Fetches attachments from core's REST API in the format of the media modal. */
const toMedia = ( {
	id,
	source_url: url,
	alt_text: alt,
	caption,
	link,
	media_details: details,
	mime_type: mime,
}: Record< string, unknown > ): Media[] =>
	typeof id === 'number' && typeof url === 'string'
		? [
				{
					id,
					url,
					alt,
					link,
					type: toText( mime ).startsWith( 'video/' )
						? 'video'
						: 'image',
					caption: toText( toRecord( caption ).raw ),
					sizes: Object.fromEntries(
						Object.entries(
							toRecord( toRecord( details ).sizes )
						).map( ( [ name, size ] ) => [
							name,
							{
								...toRecord( size ),
								url: toText( toRecord( size ).source_url ),
							},
						] )
					),
				},
			]
		: [];

/** The existing images of a gallery: the block replaces all its images with the selection. */
async function getPresent( value: unknown ): Promise< Media[] > {
	const ids = toList( value ).filter( ( id ) => typeof id === 'number' );
	const present: Media[] = [];
	for ( let first = 0; first < ids.length; first += AT_ONCE ) {
		const found = await apiFetch( {
			path: addQueryArgs( '/wp/v2/media', {
				include: ids.slice( first, first + AT_ONCE ),
				orderby: 'include',
				per_page: AT_ONCE,
				context: 'edit',
			} ),
		} );
		present.push( ...toRecords( found ).flatMap( toMedia ) );
	}
	return present;
}

/**
 * Opens a library.
 *
 * @param source `openverse`, `pexels` or `google_photos`.
 * @param props  Of the media button.
 */
export function openModal( source: string, props: UploadProps ): void {
	const isMultiple = !! props.multiple || !! props.gallery;
	const Dialog = source === GOOGLE_PHOTOS ? PickerModal : SourceModal;
	linkBuiltSheet( document, 'extensions/external-media/style' );
	drawOutside(
		( close ) => (
			<Dialog
				source={ source }
				isMultiple={ isMultiple }
				wanted={ getAllowedMedia( props ) }
				getPresent={ () => getPresent( isMultiple && props.value ) }
				onInsert={ ( media ) => {
					const [ first ] = media;
					if ( isMultiple ) {
						props.onSelect( media );
					} else if ( first ) {
						props.onSelect( first );
					}
				} }
				onClose={ close }
			/>
		),
		() => {}
	);
}
