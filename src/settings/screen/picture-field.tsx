import { BaseControl, Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isLocalImage } from '@shared/previews/is-local-image';
import { choosePicture, hasMediaLibrary } from './media-library';

type Props = {
	label: string;
	help: string;
	/** URL; '' for none. */
	value: string;
	onChange: ( value: string ) => void;
	'aria-invalid': boolean;
	'aria-describedby'?: string;
};

/** Text field for the URL of an image. */
const Address = ( props: Props ) => (
	<TextControl
		{ ...props }
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		type="url"
	/>
);

/** Field for an image of the Media Library; a URL can be typed instead. Users who may not use the library only have the text field. */
export function PictureField( props: Props ) {
	const { label, help, value, onChange } = props;
	// An image of another site is not shown, because its server would be contacted.
	const [ isTyped, setTyped ] = useState(
		value !== '' && ! isLocalImage( value )
	);
	if ( ! hasMediaLibrary() ) {
		return <Address { ...props } />;
	}
	const selectLabel = value
		? __( 'Replace image', 'mainstreet-blocks' )
		: __( 'Select image', 'mainstreet-blocks' );
	const choose = () =>
		choosePicture( __( 'Select image', 'mainstreet-blocks' ), ( url ) => {
			onChange( url );
			setTyped( ! isLocalImage( url ) );
		} );
	return (
		<div role="group" aria-label={ label }>
			<BaseControl
				__nextHasNoMarginBottom
				help={ isTyped ? undefined : help }
			>
				{ ! isTyped && (
					<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				) }
				{ isTyped ? (
					<Address { ...props } />
				) : (
					isLocalImage( value ) && (
						<img
							className="mainstreet-settings__picture"
							src={ value }
							alt={ __( 'Selected image', 'mainstreet-blocks' ) }
						/>
					)
				) }
				<div className="mainstreet-settings__choose">
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ choose }
					>
						{ selectLabel }
					</Button>
					{ value && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ () => onChange( '' ) }
						>
							{ __( 'Remove', 'mainstreet-blocks' ) }
						</Button>
					) }
					{ ! isTyped && (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							onClick={ () => setTyped( true ) }
						>
							{ __( 'Enter URL', 'mainstreet-blocks' ) }
						</Button>
					) }
				</div>
			</BaseControl>
		</div>
	);
}
