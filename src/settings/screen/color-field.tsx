import {
	BaseControl,
	Button,
	ColorIndicator,
	ColorPicker,
	Dropdown,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';

type Props = {
	label: string;
	help: string;
	/** `#rrggbb`; '' for none. */
	value: string;
	onChange: ( value: string ) => void;
	'aria-invalid': boolean;
	'aria-describedby'?: string;
};

/** A color, chosen in the picker of core; it can be typed there, too. */
export function ColorField( {
	label,
	help,
	value,
	onChange,
	'aria-describedby': describedBy,
	...aria
}: Props ) {
	const id = useInstanceId( ColorField, 'mainstreet-color' );
	return (
		<BaseControl __nextHasNoMarginBottom id={ id } help={ help }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			<div className="mainstreet-settings__color">
				<Dropdown
					popoverProps={ { placement: 'bottom-start' } }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<Button
							{ ...aria }
							id={ id }
							__next40pxDefaultSize
							variant="secondary"
							aria-expanded={ isOpen }
							aria-haspopup="dialog"
							aria-describedby={ describedBy ?? `${ id }__help` }
							onClick={ onToggle }
						>
							<ColorIndicator colorValue={ value } />
							<span className="screen-reader-text">
								{ `${ label }: ` }
							</span>
							{ value ||
								__( 'Select color', 'mainstreet-blocks' ) }
						</Button>
					) }
					renderContent={ () => (
						<ColorPicker
							color={ value || '#ffffff' }
							onChange={ ( color ) =>
								onChange( color.slice( 0, 7 ) )
							}
						/>
					) }
				/>
				{ value && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ () => onChange( '' ) }
					>
						{ __( 'Clear', 'mainstreet-blocks' ) }
						<span className="screen-reader-text">
							{ `: ${ label }` }
						</span>
					</Button>
				) }
			</div>
		</BaseControl>
	);
}
