import { FormTokenField } from '@wordpress/components';
import type { Field } from './options-state';

type Props = {
	label: string;
	help: string;
	choices: Field[ 'choices' ];
	/** Chosen values in their order, separated by commas. */
	value: string;
	onChange: ( value: string ) => void;
};

/** Field for several choices in the order in which they were added. */
export function ListField( { label, help, choices, value, onChange }: Props ) {
	const chosen = value.split( ',' ).flatMap( ( each ) => {
		const choice = choices.find( ( one ) => one.value === each );
		return choice ? [ choice.label ] : [];
	} );
	return (
		<div>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				__experimentalExpandOnFocus
				// Replaces the default help text. WordPress before 7.1 does not know the property.
				help=""
				__experimentalValidateInput={ ( typed: string ) =>
					choices.some( ( choice ) => choice.label === typed )
				}
				label={ label }
				value={ chosen }
				suggestions={ choices.map( ( choice ) => choice.label ) }
				onChange={ ( tokens ) =>
					onChange(
						tokens
							.flatMap(
								( token ) =>
									choices.find(
										( choice ) => choice.label === token
									)?.value ?? []
							)
							.join( ',' )
					)
				}
			/>
			<p className="mainstreet-settings__note">{ help }</p>
		</div>
	);
}
