import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isOwn } from '@shared/previews/own';
import { choosePicture, hasMediaLibrary } from './media-library';

type Props = {
	label: string;
	help: string;
	/** Address; '' for none. */
	value: string;
	onChange: ( value: string ) => void;
	'aria-invalid': boolean;
	'aria-describedby'?: string;
};

/** The address of a picture: typed, or that of one in the media library. */
export function PictureField( props: Props ) {
	const { value, onChange } = props;
	return (
		<>
			<TextControl
				{ ...props }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="url"
			/>
			{ isOwn( value ) && (
				<img
					className="mainstreet-settings__picture"
					src={ value }
					alt=""
				/>
			) }
			{ hasMediaLibrary() && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					className="mainstreet-settings__choose"
					onClick={ () =>
						choosePicture(
							__( 'Select image', 'mainstreet-blocks' ),
							onChange
						)
					}
				>
					{ __( 'Select image', 'mainstreet-blocks' ) }
				</Button>
			) }
		</>
	);
}
