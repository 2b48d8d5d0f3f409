import { Card, CardBody } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import { ActionRow } from './action-row';
import { OptionField } from './option-field';
import type { Field, OptionValue, Section } from './options-state';
import { useOptions } from './use-options';

type Props = {
	section: Section;
	fields: Field[];
	initial: Record< string, OptionValue >;
	/** Hears of what was stored. */
	onSave?: ( values: Record< string, OptionValue > ) => void;
	/** What is to be known before anything is changed. */
	children?: ReactNode;
};

/** Settings that belong together; they are saved together. */
export function OptionsSection( {
	section,
	fields,
	initial,
	onSave,
	children,
}: Props ) {
	const { shown, values, errors, message, isBusy, change, save } = useOptions(
		fields,
		initial,
		onSave
	);
	const titleId = useInstanceId( OptionsSection, 'mainstreet-options' );
	const form = useRef< HTMLFormElement >( null );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isBusy && ! ( await save() ) ) {
			// Once the errors are there: to the first of them.
			requestAnimationFrame( () =>
				form.current
					?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
					?.focus()
			);
		}
	};

	return (
		<>
			<h2 id={ titleId }>{ section.label }</h2>
			{ section.note && <p>{ section.note }</p> }
			{ section.links.length > 0 && (
				<p className="mainstreet-settings__links">
					{ section.links.map( ( { url, label } ) => (
						<a key={ url } href={ url }>
							{ label }
						</a>
					) ) }
				</p>
			) }
			<Card className="mainstreet-settings__service">
				<CardBody>
					{ children }
					<form
						ref={ form }
						aria-labelledby={ titleId }
						className="mainstreet-settings__options"
						noValidate
						onSubmit={ submit }
					>
						{ shown.map( ( field ) => (
							<OptionField
								key={ field.name }
								field={ field }
								value={ values[ field.name ] ?? '' }
								error={ errors[ field.name ] ?? '' }
								onChange={ ( value ) =>
									change( field.name, value )
								}
							/>
						) ) }
						<ActionRow
							label={ __( 'Save', 'mainstreet-blocks' ) }
							busyLabel={ __( 'Saving…', 'mainstreet-blocks' ) }
							variant="primary"
							isBusy={ isBusy }
							message={ message }
						/>
					</form>
				</CardBody>
			</Card>
		</>
	);
}
