import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { toChoiceLabel } from '../../inner/targets';
import type { InnerAttributes } from '../../inner/types';
import { NO_APPENDER } from '../no-appender';
import { isTicked, readChoice, readPlain, readText } from '../guards';
import { ChoiceBox } from './choice-box';
import { Control } from './control';
import { FieldOfPart } from './field-of-part';
import { PhoneBox } from './kinds/phone';
import { Label } from './label';
import { OptionInput } from './option-input';
import { usePartStyles } from './styles/use-part-styles';

type Props = BlockEditProps< InnerAttributes >;

/** Returns what an inner block needs to know about its field. */
function useField( clientId: string ) {
	return useSelect(
		( select ) => {
			const {
				getBlockRootClientId,
				getBlockAttributes,
				getBlockName,
				hasSelectedInnerBlock,
				isBlockSelected,
			} = select( blockEditorStore );
			const parentId = getBlockRootClientId( clientId ) ?? '';
			const attributes = getBlockAttributes( parentId );
			return {
				type: ( getBlockName( parentId ) ?? '' ).replace(
					'jetpack/field-',
					''
				),
				hasRequiredText:
					attributes?.required === true &&
					attributes.requiredIndicator !== false,
				kind: attributes?.type,
				values: attributes ?? {},
				defaultValue: attributes?.defaultValue,
				isSelected:
					isBlockSelected( parentId ) ||
					hasSelectedInnerBlock( parentId, true ),
			};
		},
		[ clientId ]
	);
}

/** `jetpack/label` */
export function LabelEdit( { attributes, setAttributes, clientId }: Props ) {
	const { hasRequiredText } = useField( clientId );
	const looks = usePartStyles( attributes );
	return (
		<div { ...useBlockProps() }>
			<FieldOfPart clientId={ clientId } />
			<Label
				looks={ looks }
				label={ readText( attributes, 'label' ) }
				placeholder={ readPlain( attributes, 'placeholder' ) }
				onChange={ ( label ) => setAttributes( { label } ) }
				isRequired={
					hasRequiredText && attributes.requiredIndicator !== false
				}
				requiredText={ readText( attributes, 'requiredText' ) }
				onChangeRequired={ ( requiredText ) =>
					setAttributes( { requiredText } )
				}
			/>
		</div>
	);
}

/** `jetpack/input` and `jetpack/phone-input` */
export function InputEdit( { attributes, setAttributes, clientId }: Props ) {
	const { type, isSelected, defaultValue, values } = useField( clientId );
	return (
		<div { ...useBlockProps() }>
			<FieldOfPart clientId={ clientId } />
			<PhoneBox type={ type } values={ values }>
				<Control
					looks={ usePartStyles( attributes ) }
					isSelected={ isSelected }
					value={ type === 'date' ? '' : defaultValue }
					type={ readText( attributes, 'type' ) || type }
					placeholder={ readPlain( attributes, 'placeholder' ) }
					onChange={ ( placeholder ) =>
						setAttributes( { placeholder } )
					}
				/>
			</PhoneBox>
		</div>
	);
}

/** `jetpack/options` */
export function OptionsEdit() {
	const blockProps = useBlockProps( {
		className: 'mainstreet-field__options',
	} );
	return (
		<ul
			{ ...useInnerBlocksProps( blockProps, {
				allowedBlocks: [ 'jetpack/option' ],
				templateLock: false,
				renderAppender: NO_APPENDER,
			} ) }
		/>
	);
}

/** `jetpack/option` and the two older kinds of options. */
export function OptionEdit( props: Props ) {
	const { attributes, setAttributes, clientId } = props;
	const { hasRequiredText, kind, type, defaultValue } = useField( clientId );
	const { getBlockIndex, getBlockRootClientId, getBlockCount } = useSelect(
		( select ) => select( blockEditorStore ),
		[]
	);
	const { insertBlocks, removeBlock } = useDispatch( blockEditorStore );
	const { className, style } = usePartStyles( attributes );
	const isAlone = attributes.isStandalone === true;
	const isRadio = kind === 'radio' || type === 'radio';
	const blockProps = useBlockProps( {
		className: `mainstreet-field__choice ${ className }`,
		style,
	} );
	const box = attributes.hideInput !== true && (
		<ChoiceBox
			kind={ isRadio ? 'radio' : 'checkbox' }
			isChecked={ type === 'checkbox' && isTicked( defaultValue ) }
		/>
	);

	if ( isAlone ) {
		return (
			<div { ...blockProps }>
				{ box }
				<Label
					label={ readText( attributes, 'label' ) }
					onChange={ ( label ) => setAttributes( { label } ) }
					placeholder={ readPlain( attributes, 'placeholder' ) }
					isRequired={
						hasRequiredText &&
						attributes.requiredIndicator !== false
					}
					requiredText={ readText( attributes, 'requiredText' ) }
					onChangeRequired={ ( requiredText ) =>
						setAttributes( { requiredText } )
					}
				/>
			</div>
		);
	}
	const label = readChoice( attributes );
	const change = ( text: string ) =>
		setAttributes( { label: toChoiceLabel( text ) } );
	const add = ( labels = [ '' ], own = label ) => {
		if ( own !== label ) {
			change( own );
		}
		insertBlocks(
			labels.map( ( text ) =>
				createBlock(
					'jetpack/option',
					text ? { label: toChoiceLabel( text ) } : {}
				)
			),
			getBlockIndex( clientId ) + 1,
			getBlockRootClientId( clientId ) ?? undefined
		);
	};
	const remove = () => {
		if ( getBlockCount( getBlockRootClientId( clientId ) ?? '' ) > 1 ) {
			removeBlock( clientId );
		}
	};
	return (
		<li { ...blockProps }>
			{ box }
			<OptionInput
				value={ label }
				position={ getBlockIndex( clientId ) + 1 }
				onChange={ change }
				onAdd={ add }
				onRemove={ remove }
				placeholder={ readPlain( attributes, 'placeholder' ) }
			/>
			{ attributes.isOther === true && (
				<span className="mainstreet-field__note">
					{ __( 'with a text field', 'mainstreet-blocks' ) }
				</span>
			) }
		</li>
	);
}
