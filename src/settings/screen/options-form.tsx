import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ActionRow } from './action-row';
import { OptionsSection } from './options-section';
import type { Field, OptionValue, Section } from './options-state';
import { useOptions } from './use-options';

type Options = ReturnType< typeof useOptions >;

type PartsProps = {
	sections: Section[];
	options: Options;
};

/** Sections with their fields. Sections without visible fields are left out. */
export const OptionsParts = ( { sections, options }: PartsProps ) => (
	<>
		{ sections.map( ( section ) => (
			<OptionsSection
				key={ section.id }
				section={ section }
				options={ options }
			/>
		) ) }
	</>
);

type SaveProps = {
	options: Options;
	/** What is saved, announced to screen readers. */
	label: string;
	sections: Section[];
	/** Element with all fields, if some of them are outside of the form. */
	container?: { current: HTMLElement | null };
};

const CONTROLS = '.mainstreet-settings__options :is(input, select, textarea)';

/** Shows the errors of all fields, and focuses the first field with one. */
function showErrors( element: HTMLElement | null ) {
	// The `invalid` event makes core's controls show their error before they lose the focus.
	element
		?.querySelectorAll< HTMLInputElement >( CONTROLS )
		.forEach( ( control ) => control.checkValidity() );
	element
		?.querySelector< HTMLElement >(
			`${ CONTROLS }:invalid, [aria-invalid="true"]`
		)
		?.focus();
}

/** Form around sections, with one button that saves all of them. */
export function SaveForm( { options, label, sections, container }: SaveProps ) {
	const form = useRef< HTMLFormElement >( null );
	const { failures } = options;
	useEffect( () => {
		// The effects of the fields, which set their validity, have already run.
		if ( failures > 0 ) {
			showErrors( ( container ?? form ).current );
		}
	}, [ failures, container ] );
	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! options.isBusy ) {
			await options.save();
		}
	};
	return (
		<form ref={ form } aria-label={ label } noValidate onSubmit={ submit }>
			<OptionsParts sections={ sections } options={ options } />
			<div className="mainstreet-settings__save">
				<ActionRow
					label={ __( 'Save', 'mainstreet-blocks' ) }
					busyLabel={ __( 'Saving…', 'mainstreet-blocks' ) }
					variant="primary"
					isBusy={ options.isBusy }
					message={ options.message }
				/>
			</div>
		</form>
	);
}

type Props = {
	/** Name of the tab. */
	label: string;
	sections: Section[];
	/** Fields of all sections. Those of other sections are ignored. */
	fields: Field[];
	initial: Record< string, OptionValue >;
};

/** Form for all settings of a tab, which are saved together. Renders nothing without fields. */
export function OptionsForm( { label, sections, fields, initial }: Props ) {
	const own = fields.filter( ( field ) =>
		sections.some( ( section ) => section.id === field.section )
	);
	const options = useOptions( own, initial );
	return own.length > 0 ? (
		<SaveForm label={ label } sections={ sections } options={ options } />
	) : null;
}
