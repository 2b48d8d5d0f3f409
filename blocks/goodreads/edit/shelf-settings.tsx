import { InspectorControls } from '@wordpress/block-editor';
import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { getBooks, getStyle } from '../shelf';
import { MAX_BOOKS, type Attributes, type Sort } from '../types';
import {
	getOrders,
	getShelves,
	getSorts,
	getStyles,
	getToggles,
} from './labels';

type Changed = Partial< Attributes >;

type Props = {
	attributes: Attributes;
	/** Changes settings; link and ID of the widget follow. */
	onChange: ( changed: Changed ) => void;
};

type ChoiceProps = {
	label: string;
	value: string;
	options: { value: string; label: string }[];
	onChange: ( value: string ) => void;
};

const Choice = ( props: ChoiceProps ) => (
	<SelectControl __next40pxDefaultSize __nextHasNoMarginBottom { ...props } />
);

type TextProps = {
	label: string;
	value: string;
	onCommit: ( value: string ) => void;
	max?: number;
};

/** A field whose text is used when it is left: each change of a widget is a new one at Goodreads. */
function Text( { label, value, onCommit, max }: TextProps ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const commit = () => {
		if ( typed !== null && typed !== value ) {
			onCommit( typed );
		}
		setTyped( null );
	};
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			{ ...( max
				? { type: 'number', min: 1, max }
				: { maxLength: 100 } ) }
			label={ label }
			value={ typed ?? value }
			onChange={ setTyped }
			onBlur={ commit }
			onKeyDown={ ( { key } ) => key === 'Enter' && commit() }
		/>
	);
}

/** What the widget shows. */
export function ShelfSettings( { attributes, onChange }: Props ) {
	const style = getStyle( attributes.style );
	const { shelfOption, sortOption, orderOption, customTitle } = attributes;
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Shelf', 'mainstreet-blocks' ) }
				values={ attributes }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Shelf', 'mainstreet-blocks' ),
						reset: { shelfOption: 'read' },
						control: ( label ) => (
							<Choice
								label={ label }
								value={ shelfOption }
								options={ getShelves() }
								onChange={ ( value ) =>
									onChange( { shelfOption: value } )
								}
							/>
						),
					},
					{
						label: __( 'Title', 'mainstreet-blocks' ),
						reset: { customTitle: undefined },
						control: ( label ) => (
							<Text
								label={ label }
								value={ customTitle ?? '' }
								onCommit={ ( value ) =>
									onChange( {
										customTitle: value || undefined,
									} )
								}
							/>
						),
					},
					{
						label: __( 'Number of books', 'mainstreet-blocks' ),
						reset: { bookNumber: '5' },
						isShownByDefault: false,
						control: ( label ) => (
							<Text
								label={ label }
								value={ `${ getBooks( attributes ) }` }
								max={ MAX_BOOKS[ style ] }
								onCommit={ ( value ) =>
									onChange( {
										bookNumber: `${ getBooks( {
											...attributes,
											bookNumber: value,
										} ) }`,
									} )
								}
							/>
						),
					},
					{
						label: __( 'Sort by', 'mainstreet-blocks' ),
						reset: { sortOption: 'date_added' },
						isShownByDefault: false,
						control: ( label ) => (
							<Choice
								label={ label }
								value={ sortOption }
								options={ getSorts( sortOption as Sort ) }
								onChange={ ( value ) =>
									onChange( { sortOption: value } )
								}
							/>
						),
					},
					{
						label: __( 'Order', 'mainstreet-blocks' ),
						reset: { orderOption: 'd' },
						isShownByDefault: false,
						control: ( label ) => (
							<Choice
								label={ label }
								value={ orderOption }
								options={ getOrders() }
								onChange={ ( value ) =>
									onChange( { orderOption: value } )
								}
							/>
						),
					},
				] }
			/>
			<SettingsPanel
				title={ __( 'Display', 'mainstreet-blocks' ) }
				values={ attributes }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Layout', 'mainstreet-blocks' ),
						reset: { style: 'default' },
						control: ( label ) => (
							<Choice
								label={ label }
								value={ style }
								options={ getStyles() }
								onChange={ ( value ) =>
									onChange( { style: value } )
								}
							/>
						),
					},
					...( style === 'grid' ? [] : getToggles() ).map(
						( { name, text, initial } ) => ( {
							label: text,
							reset: { [ name ]: initial },
							isShownByDefault: false,
							control: ( label: string ) => (
								<ToggleControl
									__nextHasNoMarginBottom
									label={ label }
									checked={ attributes[ name ] }
									onChange={ ( value ) =>
										onChange( { [ name ]: value } )
									}
								/>
							),
						} )
					),
				] }
			/>
		</InspectorControls>
	);
}
