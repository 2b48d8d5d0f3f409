import { createBlobURL } from '@wordpress/blob';
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import {
	getContinuation,
	type InsertsBlocks,
} from '@shared/canvas/caption-enter';
import {
	ImageDropZone,
	ImagePicker,
	MediaButton,
	MediaToolbar,
} from '@shared/image-list/picker';
import { SelectedImagePanel } from '@shared/image-list/selected-image-panel';
import { getSlideName } from '@shared/image-list/slide-tools';
import { ContentControls } from '@shared/inspector';
import { Notices, useNotices, useUploads } from '@shared/uploads';
import { getIds } from '@shared/uploads/attachment';
import { getSizeSlug, normalize } from '../attributes';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { Carousel } from './carousel';
import { AutoplayPanel, ImagePanel } from './settings-panels';
import { useCarousel } from './use-carousel';
import { useSize, useSizeOptions } from './use-size';
import { useSlides } from './use-slides';

/** Custom properties of the canvas: React's own style type knows none. */
const getStyle = ( ratio: string | null ): Record< string, string > =>
	ratio ? { '--aspect-ratio': `calc(${ ratio })` } : {};

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
	insertBlocksAfter,
}: BlockEditProps< Attributes > & InsertsBlocks ) {
	const { autoplay, delay, effect, images: slides } = normalize( attributes );
	const ids = getIds( slides );
	const total = slides.length;
	const [ container, setContainer ] = useState< HTMLElement | null >( null );
	const [ ratio, setRatio ] = useState< string | null >( null );
	const notices = useNotices();
	const actions = useSlides( clientId );
	const carousel = useCarousel( container, effect, total );
	const sizes = useSizeOptions();
	const size = useSize( ids, actions.resize, ( error ) =>
		notices.add(
			getErrorMessage(
				error,
				__(
					'Could not find the images. Please try again.',
					'mainstreet-blocks'
				)
			)
		)
	);
	const uploads = useUploads( {
		lock: `mainstreet-slideshow-${ clientId }`,
		addresses: slides.map( ( { url } ) => url ),
		onSettle: actions.settle,
		onError: notices.add,
	} );
	const addFiles = ( files: File[] ) => {
		notices.clear();
		actions.add(
			files.map( ( file ) => ( { alt: '', url: createBlobURL( file ) } ) )
		);
		carousel.reveal( total );
	};
	const current = slides[ carousel.current ];
	const isMany = total > 1;
	const blockProps = useBlockProps( {
		className: carousel.isCarousel ? 'is-carousel' : '',
		style: getStyle( ratio ),
	} );

	return (
		<div
			{ ...blockProps }
			data-mainstreet-slideshow={ isMany ? '' : undefined }
		>
			<Notices
				messages={ notices.messages }
				onRemove={ notices.remove }
			/>
			{ total > 0 && (
				<>
					<MediaToolbar>
						<MediaButton
							gallery
							multiple
							value={ ids }
							onSelect={ actions.select }
							label={ __(
								'Edit slideshow',
								'mainstreet-blocks'
							) }
						/>
					</MediaToolbar>
					<Carousel
						slides={ slides }
						carousel={ carousel }
						actions={ actions }
						containerRef={ setContainer }
						autoplay={ autoplay }
						delay={ delay }
						isSelected={ isSelected }
						onRatio={ setRatio }
						onLeave={ getContinuation( insertBlocksAfter ) }
					/>
					{ uploads.canUpload && (
						<ImageDropZone
							label={ __(
								'Drop images to add slides',
								'mainstreet-blocks'
							) }
							onFiles={ addFiles }
						/>
					) }
				</>
			) }
			{ ( total === 0 || isSelected ) && (
				<ImagePicker
					icon={ icon }
					title={
						total > 0
							? __( 'Add images', 'mainstreet-blocks' )
							: __( 'Slideshow', 'mainstreet-blocks' )
					}
					ids={ ids }
					isAppender={ total > 0 }
					onFiles={ addFiles }
					onMedia={ actions.select }
					onError={ notices.add }
				/>
			) }
			{ current && (
				<ContentControls>
					<SelectedImagePanel
						title={ getSlideName( carousel.current, total ) }
						image={ current }
						index={ carousel.current }
						isLink={ Boolean( current.link ) }
						linkKey="link"
						onChange={ ( values ) =>
							actions.edit( carousel.current, values )
						}
					/>
				</ContentControls>
			) }
			<InspectorControls>
				<AutoplayPanel
					autoplay={ autoplay }
					delay={ delay }
					onChange={ setAttributes }
				/>
				<ImagePanel
					effect={ effect }
					onChange={ setAttributes }
					sizes={ sizes }
					sizeSlug={ getSizeSlug( {
						images: slides,
						sizeSlug: attributes.sizeSlug,
					} ) }
					isChanging={ size.isChanging }
					onChangeSize={ size.changeSize }
				/>
			</InspectorControls>
		</div>
	);
}
