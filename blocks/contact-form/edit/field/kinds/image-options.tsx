import {
	MediaUpload,
	MediaUploadCheck,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import type { BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, image, plus } from '@wordpress/icons';
import { isRecord } from '@shared/guards';
import { splitPicked } from '@shared/uploads';
import { createPicture } from '../../../inner/convert';
import { toChoiceLabel } from '../../../inner/targets';
import type { InnerAttributes } from '../../../inner/types';
import { NO_APPENDER } from '../../no-appender';
import { readChoice } from '../../guards';
import { ChoiceBox } from '../choice-box';
import { OptionInput } from '../option-input';
import { FieldOfPart } from '../field-of-part';
import { useWholeField } from './use-whole-field';

type Props = BlockEditProps< InnerAttributes >;

/** Converts images chosen in the media library to options. */
const toOptions = ( picked: unknown ) =>
	splitPicked( picked ).media.flatMap( ( media ) =>
		isRecord( media ) && typeof media.url === 'string'
			? [
					createPicture(
						typeof media.title === 'string' ? media.title : '',
						{
							id: media.id,
							url: media.url,
							alt: typeof media.alt === 'string' ? media.alt : '',
							sizeSlug: 'full',
						}
					),
				]
			: []
	);

/** `jetpack/fieldset-image-options`: the images, with buttons to add more. */
export function PicturesEdit( { clientId }: Props ) {
	const { values, isSelected } = useWholeField( clientId );
	const { insertBlocks, removeBlocks } = useDispatch( blockEditorStore );
	const { getBlockCount, getBlocks } = useSelect(
		( select ) => select( blockEditorStore ),
		[]
	);
	const add = ( blocks: ReturnType< typeof createPicture >[] ) => {
		// Empty options are replaced first.
		const empty = getBlocks( clientId ).filter(
			( { attributes, innerBlocks } ) =>
				! attributes.label && ! innerBlocks[ 0 ]?.attributes.url
		);
		void insertBlocks( blocks, getBlockCount( clientId ), clientId );
		if (
			blocks.some(
				( { innerBlocks } ) => innerBlocks[ 0 ]?.attributes.url
			)
		) {
			void removeBlocks(
				empty.map( ( block ) => block.clientId ),
				false
			);
		}
	};
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( {
			className: `mainstreet-form__choices mainstreet-form__pictures${
				values.isSupersized === true ? ' is-supersized' : ''
			}${ values.showLabels === false ? ' hides-labels' : '' }`,
		} ),
		{
			allowedBlocks: [ 'jetpack/input-image-option' ],
			orientation: 'horizontal',
			templateLock: false,
			renderAppender: NO_APPENDER,
		}
	);
	return (
		<>
			<FieldOfPart clientId={ clientId } />
			<div { ...props }>
				{ children }
				{ isSelected && (
					<div className="mainstreet-field__more">
						<Button
							size="compact"
							icon={ plus }
							onClick={ () => add( [ createPicture( '' ) ] ) }
						>
							{ __( 'Add option', 'mainstreet-blocks' ) }
						</Button>
						<MediaUploadCheck>
							<MediaUpload
								multiple
								allowedTypes={ [ 'image' ] }
								onSelect={ ( picked: unknown ) =>
									add( toOptions( picked ) )
								}
								render={ ( { open } ) => (
									<Button
										size="compact"
										icon={ image }
										onClick={ open }
									>
										{ __(
											'Add images',
											'mainstreet-blocks'
										) }
									</Button>
								) }
							/>
						</MediaUploadCheck>
					</div>
				) }
			</div>
		</>
	);
}

/** `jetpack/input-image-option`: an image with its label. */
export function PictureEdit( { attributes, setAttributes, clientId }: Props ) {
	const { values, isSelected } = useWholeField( clientId );
	const { insertBlocks, removeBlock } = useDispatch( blockEditorStore );
	const { index, rootId, count, isEmpty } = useSelect(
		( select ) => {
			const { getBlockIndex, getBlockRootClientId, getBlockCount } =
				select( blockEditorStore );
			const root = getBlockRootClientId( clientId ) ?? '';
			return {
				index: getBlockIndex( clientId ),
				rootId: root,
				count: getBlockCount( root ),
				isEmpty: getBlockCount( clientId ) === 0,
			};
		},
		[ clientId ]
	);
	const picture = useInnerBlocksProps(
		{ className: 'mainstreet-form__image' },
		{
			allowedBlocks: [ 'core/image' ],
			// Without an image, a button adds one.
			templateLock: isEmpty ? false : 'all',
			renderAppender: isEmpty ? undefined : NO_APPENDER,
		}
	);
	const label = readChoice( attributes );
	const change = ( text: string ) =>
		setAttributes( { label: toChoiceLabel( text ) } );
	const remove = () => {
		if ( count > 1 ) {
			void removeBlock( clientId );
		}
	};
	return (
		<div { ...useBlockProps() }>
			<FieldOfPart clientId={ clientId } />
			<div { ...picture } />
			<ChoiceBox
				kind={ values.isMultiple === true ? 'checkbox' : 'radio' }
			/>
			<OptionInput
				value={ label }
				position={ index + 1 }
				// Letter of an option without a label.
				placeholder={
					isSelected ? '' : String.fromCharCode( 65 + ( index % 26 ) )
				}
				onChange={ change }
				onAdd={ ( labels = [ '' ], own = label ) => {
					if ( own !== label ) {
						change( own );
					}
					void insertBlocks(
						labels.map( ( text ) => createPicture( text ) ),
						index + 1,
						rootId
					);
				} }
				onRemove={ remove }
			/>
			{ isSelected && count > 1 && (
				<Button
					className="mainstreet-field__remove"
					size="small"
					icon={ closeSmall }
					label={ sprintf(
						/* translators: %d: position among the options. */
						__( 'Remove option %d', 'mainstreet-blocks' ),
						index + 1
					) }
					onClick={ remove }
				/>
			) }
		</div>
	);
}
