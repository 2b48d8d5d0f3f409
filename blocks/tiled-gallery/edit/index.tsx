import { speak } from '@wordpress/a11y';
import { createBlobURL } from '@wordpress/blob';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	ImageDropZone,
	ImagePicker,
	MediaButton,
	MediaToolbar,
} from '@shared/image-list/picker';
import { SelectedImagePanel } from '@shared/image-list/selected-image-panel';
import { ContentControls } from '@shared/inspector';
import { Notices, useNotices, useUploads } from '@shared/uploads';
import { getIds } from '@shared/uploads/attachment';
import { normalize, type Gallery } from '../attributes';
import { icon } from '../icon';
import { getRows, hasWidths, isAsSaved } from '../layout/rows';
import { getWidths } from '../layout/widths';
import type { Attributes, Picture, Rows } from '../types';
import { FilterPicker } from './filter-picker';
import { GalleryView } from './gallery';
import { readFiles } from './media';
import { GallerySettings } from './settings-panel';
import { UploadButton } from './upload-button';
import { useTabs } from './use-keys';
import { useLinks } from './use-links';
import { useImages } from './use-images';

type Actions = ReturnType< typeof useImages >;

/** Updates the stored widths when style or alignment are changed outside of this block. */
function useWidths(
	gallery: Gallery,
	rows: Rows< Picture >,
	actions: Actions
) {
	const widths =
		hasWidths( gallery ) && ! isAsSaved( gallery )
			? getWidths( rows )
			: null;
	const isStale =
		widths !== null &&
		JSON.stringify( widths ) !== JSON.stringify( gallery.columnWidths );
	useEffect( () => {
		if ( widths && isStale ) {
			actions.fit( widths );
		}
	} );
	return widths;
}

/** Returns the selected image; none if the block is not selected. */
function useSelection( isSelected: boolean, total: number ) {
	const [ selected, select ] = useState( -1 );
	if ( selected !== -1 && ( ! isSelected || selected >= total ) ) {
		select( -1 );
	}
	return [ selected, select ] as const;
}

const announceMove = ( to: number, total: number ) =>
	speak(
		sprintf(
			/* translators: 1: number of the image, 2: number of images. */
			__( 'Image moved to position %1$d of %2$d.', 'mainstreet-blocks' ),
			to + 1,
			total
		)
	);

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< Attributes > ) {
	const gallery = normalize( attributes );
	const { corners, filter, images, linkTo } = gallery;
	const total = images.length;
	const rows = getRows( gallery );
	const notices = useNotices();
	const actions = useImages( clientId );
	const setSettings = useLinks( actions, notices.add );
	const widths = useWidths( gallery, rows, actions );
	const [ selected, select ] = useSelection( isSelected, total );
	const uploads = useUploads( {
		lock: `mainstreet-tiled-gallery-${ clientId }`,
		addresses: images.map( ( { url } ) => url ),
		onSettle: actions.settle,
		onError: notices.add,
	} );
	const addFiles = ( files: File[] ) => {
		const { images: added, hasOthers } = readFiles( files );
		notices.clear();
		if ( hasOthers ) {
			notices.add(
				__(
					'Only images can be added to a gallery.',
					'mainstreet-blocks'
				)
			);
		}
		if ( added.length > 0 ) {
			actions.add(
				added.map( ( file ) => ( {
					alt: '',
					url: createBlobURL( file ),
				} ) )
			);
		}
	};
	const picture = images[ selected ];
	const blockProps = useBlockProps( {
		ref: useTabs(),
		className: [
			attributes.className,
			corners > 0 && `has-rounded-corners-${ corners }`,
		]
			.filter( Boolean )
			.join( ' ' ),
	} );

	return (
		<div { ...blockProps }>
			<Notices
				messages={ notices.messages }
				onRemove={ notices.remove }
			/>
			{ total === 0 ? (
				<ImagePicker
					icon={ icon }
					title={ __( 'Tiled Gallery', 'mainstreet-blocks' ) }
					onFiles={ addFiles }
					onMedia={ actions.select }
					onError={ notices.add }
				/>
			) : (
				<>
					<MediaToolbar group="other">
						<MediaButton
							gallery
							multiple
							value={ getIds( images ) }
							onSelect={ actions.select }
							label={ __( 'Edit Gallery', 'mainstreet-blocks' ) }
						/>
					</MediaToolbar>
					<FilterPicker
						value={ filter }
						onChange={ ( imageFilter ) =>
							setAttributes( { imageFilter } )
						}
					/>
					<GalleryView
						gallery={ gallery }
						rows={ rows }
						stored={
							widths === null && gallery.columnWidths.length > 0
								? gallery.columnWidths
								: null
						}
						selected={ selected }
						actions={ {
							onSelect: select,
							onMove: ( from, to ) => {
								actions.move( from, to );
								select( to );
								announceMove( to, total );
							},
							onRemove: ( index ) => {
								actions.remove( index );
								select( -1 );
								speak(
									__( 'Image removed.', 'mainstreet-blocks' )
								);
							},
							onMeasure: actions.measure,
						} }
					/>
					{ uploads.canUpload && (
						<>
							<ImageDropZone
								label={ __(
									'Drop images to add them',
									'mainstreet-blocks'
								) }
								onFiles={ addFiles }
							/>
							{ isSelected && (
								<UploadButton onFiles={ addFiles } />
							) }
						</>
					) }
				</>
			) }
			{ picture && (
				<ContentControls>
					<SelectedImagePanel
						title={ sprintf(
							/* translators: 1: number of the image, 2: number of images. */
							__( 'Image %1$d of %2$d', 'mainstreet-blocks' ),
							selected + 1,
							total
						) }
						image={ picture }
						index={ selected }
						linkKey={
							linkTo === 'custom' ? 'customLink' : undefined
						}
						isLink={
							linkTo !== 'none' &&
							( linkTo !== 'custom' ||
								Boolean( picture.customLink ) )
						}
						onChange={ ( values ) =>
							actions.edit( selected, values )
						}
					/>
				</ContentControls>
			) }
			{ total > 0 && (
				<InspectorControls>
					<GallerySettings
						gallery={ gallery }
						columns={ attributes.columns }
						onChange={ setSettings }
					/>
				</InspectorControls>
			) }
		</div>
	);
}
