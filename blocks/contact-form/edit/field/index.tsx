import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { getBlockType, type BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import type { InnerAttributes } from '../../inner/types';
import { NO_APPENDER } from '../no-appender';
import {
	isTicked,
	readOptions,
	readPlain,
	readText,
	readWidth,
} from '../guards';
import { ChoiceBox } from './choice-box';
import { ConsentMessage } from './consent';
import { Control } from './control';
import { FieldControls } from './inspector';
import { PhoneBox } from './kinds/phone';
import { Range, RatingIcons } from './kinds/rating-icons';
import { Label } from './label';
import { Options } from './options';
import { readButtonStyles, readFieldStyles } from './styles/read';

type Props = BlockEditProps< InnerAttributes >;

const CHOICES: Record< string, 'checkbox' | 'radio' | 'none' > = {
	'checkbox-multiple': 'checkbox',
	radio: 'radio',
	select: 'none',
	'image-select': 'radio',
};

/** Types that have another control than an input. */
const DRAWN: Record< string, typeof RatingIcons > = {
	rating: RatingIcons,
	slider: Range,
};

type Marker = ( typeof CHOICES )[ string ];

/** Options that a field stores in its own attribute. Those of a dropdown are shown when its field is selected. */
function AttributeOptions( props: Props & { marker: Marker } ) {
	const { attributes, setAttributes, isSelected, marker } = props;
	return (
		( isSelected || marker !== 'none' ) && (
			<Options
				options={ readOptions( attributes ) }
				onChange={ ( options ) => setAttributes( { options } ) }
				marker={ marker }
				chosen={
					marker === 'radio'
						? readPlain( attributes, 'defaultValue' )
						: undefined
				}
				isSelected={ isSelected }
				style={
					marker === 'none'
						? undefined
						: readFieldStyles( attributes ).options
				}
			/>
		)
	);
}

/** Returns the placeholder. A dropdown also shows its default option. */
const readPlaceholder = (
	attributes: Props[ 'attributes' ],
	isMenu: boolean
): string =>
	( isMenu && readPlain( attributes, 'defaultValue' ) ) ||
	readPlain( attributes, 'placeholder' ) ||
	( isMenu ? readPlain( attributes, 'toggleLabel' ) : '' );

/** Content of a field in the old format (F1). */
function AttributeField( {
	type,
	name,
	...props
}: Props & { type: string; name: string } ) {
	const { attributes, setAttributes } = props;
	const { label } = attributes;
	const marker = CHOICES[ type ];
	const styles = readFieldStyles( attributes );
	const labelProps = {
		looks: { style: styles.label },
		label:
			typeof label === 'string'
				? label
				: ( getBlockType( name )?.title ?? '' ),
		onChange: ( text: string ) => setAttributes( { label: text } ),
		isRequired:
			attributes.required === true &&
			attributes.requiredIndicator !== false,
		requiredText: readText( attributes, 'requiredText' ),
		onChangeRequired: ( requiredText: string ) =>
			setAttributes( { requiredText } ),
	};
	if ( type === 'consent' ) {
		return <ConsentMessage { ...props } style={ styles.label } />;
	}
	if ( type === 'checkbox' ) {
		return (
			<div className="mainstreet-field__choice">
				<ChoiceBox
					kind="checkbox"
					isChecked={ isTicked( attributes.defaultValue ) }
				/>
				<Label { ...labelProps } />
			</div>
		);
	}
	const Drawn = DRAWN[ type ];
	if ( Drawn ) {
		return (
			<>
				<Label { ...labelProps } />
				<Drawn values={ attributes } />
			</>
		);
	}
	return (
		<>
			<Label { ...labelProps } />
			{ ( ! marker || marker === 'none' ) && (
				<PhoneBox type={ type } values={ attributes }>
					<Control
						type={ type }
						placeholder={ readPlaceholder(
							attributes,
							marker !== undefined
						) }
						// The placeholder of a dropdown is edited in the sidebar, because its options are edited here.
						onChange={
							marker
								? undefined
								: ( placeholder ) =>
										setAttributes( { placeholder } )
						}
						isSelected={ props.isSelected }
						looks={ { style: styles.input } }
					/>
				</PhoneBox>
			) }
			{ marker && <AttributeOptions { ...props } marker={ marker } /> }
		</>
	);
}

/**
 * Creates the edit component of a field. Fields of the old format (F1) store all in attributes, current ones use inner blocks.
 *
 * @param name Name of the field's block.
 */
export function createFieldEdit( name: string ) {
	const type = name.replace( 'jetpack/field-', '' );
	return function FieldEdit( props: Props ) {
		const { attributes, clientId } = props;
		const { hasChildren, isChildSelected } = useSelect(
			( select ) => {
				const { getBlockOrder, hasSelectedInnerBlock } =
					select( blockEditorStore );
				return {
					hasChildren: getBlockOrder( clientId ).length > 0,
					isChildSelected: hasSelectedInnerBlock( clientId, true ),
				};
			},
			[ clientId ]
		);
		const blockProps = useBlockProps( {
			className: `mainstreet-field is-width-${ readWidth( attributes ) }`,
			style: readButtonStyles( attributes ),
		} );
		const { children, ...innerProps } = useInnerBlocksProps( blockProps, {
			// Parts cannot be removed or moved, except for options.
			templateLock: 'all',
			renderAppender: NO_APPENDER,
		} );
		return (
			<>
				<FieldControls
					{ ...props }
					type={ type }
					hasChildren={ hasChildren }
				/>
				{ hasChildren ? (
					<div { ...innerProps }>
						{ children }
						{ /* The one type whose options stay on the field today. */ }
						{ type === 'select' && (
							<AttributeOptions
								{ ...props }
								isSelected={
									props.isSelected || isChildSelected
								}
								marker="none"
							/>
						) }
					</div>
				) : (
					<div { ...blockProps }>
						<AttributeField
							{ ...props }
							type={ type }
							name={ name }
						/>
					</div>
				) }
			</>
		);
	};
}
