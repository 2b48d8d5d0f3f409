import { BaseControl, CheckboxControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import type { Field } from './options-state';

type Props = {
	label: string;
	help: string;
	choices: Field[ 'choices' ];
	/** Chosen values, separated by commas. */
	value: string;
	onChange: ( value: string ) => void;
};

/** Checkboxes for several choices in any order. */
export function CheckboxesField( {
	label,
	help,
	choices,
	value,
	onChange,
}: Props ) {
	const helpId = useInstanceId( CheckboxesField, 'mainstreet-checkboxes' );
	const chosen = value.split( ',' );
	const toggle = ( name: string, isOn: boolean ) =>
		onChange(
			choices
				.map( ( choice ) => choice.value )
				.filter( ( each ) =>
					each === name ? isOn : chosen.includes( each )
				)
				.join( ',' )
		);
	return (
		<fieldset
			className="mainstreet-settings__checkboxes"
			aria-describedby={ helpId }
		>
			<BaseControl.VisualLabel as="legend">
				{ label }
			</BaseControl.VisualLabel>
			<div>
				{ choices.map( ( choice ) => (
					<CheckboxControl
						key={ choice.value }
						__nextHasNoMarginBottom
						label={ choice.label }
						checked={ chosen.includes( choice.value ) }
						onChange={ ( isOn ) => toggle( choice.value, isOn ) }
					/>
				) ) }
			</div>
			<p id={ helpId } className="mainstreet-settings__note">
				{ help }
			</p>
		</fieldset>
	);
}
