import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	getContinuation,
	onEnterAtEnd,
	type InsertsBlocks,
} from '@shared/canvas/caption-enter';
import { useUndoSteps } from '@shared/post-editor';
import { normalize } from '../attributes';
import type { Attributes, ComparedImage } from '../types';
import { Comparison } from './compare-preview';
import { ImageSlot } from './image-slot';
import { Inspector } from './inspector';
import { getStandardLabel } from './labels';
import { ReplaceImage } from './toolbar';

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
	insertBlocksAfter,
}: BlockEditProps< Attributes > & InsertsBlocks ) {
	const shaped = normalize( attributes );
	const { imageBefore, imageAfter, caption, orientation } = shaped;
	const { beforeLabel, afterLabel, showLabels, startPosition } = shaped;
	const steps = useUndoSteps();
	const changeBefore = useCallback(
		( image: ComparedImage ) =>
			steps.act( () => setAttributes( { imageBefore: image } ) ),
		[ setAttributes, steps ]
	);
	const changeAfter = useCallback(
		( image: ComparedImage ) =>
			steps.act( () => setAttributes( { imageAfter: image } ) ),
		[ setAttributes, steps ]
	);
	const before = {
		side: 'before' as const,
		image: imageBefore,
		onChange: changeBefore,
	};
	const after = {
		side: 'after' as const,
		image: imageAfter,
		onChange: changeAfter,
	};
	return (
		<figure { ...useBlockProps() }>
			<ReplaceImage { ...before } />
			<ReplaceImage { ...after } />
			<Inspector
				{ ...shaped }
				onChange={ setAttributes }
				onType={ ( typed ) =>
					steps.type( Object.keys( typed ).join(), () =>
						setAttributes( typed )
					)
				}
			/>
			{ imageBefore.url && imageAfter.url ? (
				<Comparison
					before={ imageBefore }
					after={ imageAfter }
					orientation={ orientation }
					labels={
						showLabels
							? [
									beforeLabel ?? getStandardLabel( 'before' ),
									afterLabel ?? getStandardLabel( 'after' ),
								]
							: undefined
					}
					start={ startPosition }
				/>
			) : (
				<div
					className="wp-block-jetpack-image-compare__slots"
					data-mode={ orientation }
				>
					<ImageSlot { ...before } />
					<ImageSlot { ...after } />
				</div>
			) }
			{ ( isSelected || caption ) && (
				<RichText
					tagName="figcaption"
					aria-label={ __( 'Caption', 'mainstreet-blocks' ) }
					placeholder={ __( 'Add a caption…', 'mainstreet-blocks' ) }
					value={ caption ?? '' }
					onChange={ ( value: string ) =>
						setAttributes( { caption: value || undefined } )
					}
					{ ...onEnterAtEnd( getContinuation( insertBlocksAfter ) ) }
				/>
			) }
		</figure>
	);
}
