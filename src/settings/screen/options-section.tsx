import { Card, CardBody } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { DataForm, type FormValidity } from '@wordpress/dataviews';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { toFormField } from './option-fields';
import type { Section } from './options-state';
import type { useOptions, Values } from './use-options';

/** Title of a section, with its note and links. */
export const SectionHead = ( {
	section: { label, note, links },
	id,
}: {
	section: Section;
	/** Id of the heading. */
	id?: string;
} ) => (
	<>
		<h2 id={ id }>{ label }</h2>
		{ note && <p>{ note }</p> }
		{ links.length > 0 && (
			<p className="mainstreet-settings__links">
				{ links.map( ( link ) => (
					<a key={ link.url } href={ link.url }>
						{ link.label }
					</a>
				) ) }
			</p>
		) }
	</>
);

const toValidity = ( errors: Record< string, string > ): FormValidity =>
	Object.fromEntries(
		Object.entries( errors ).flatMap( ( [ name, message ] ) =>
			message
				? [ [ name, { custom: { type: 'invalid', message } } ] ]
				: []
		)
	);

type Props = {
	section: Section;
	/** Settings of the whole tab. */
	options: ReturnType< typeof useOptions >;
	/** Content above the fields. */
	children?: ReactNode;
};

/** Section of settings below a heading. Renders nothing without fields. */
export function OptionsSection( { section, options, children }: Props ) {
	const { values, errors, change } = options;
	const titleId = useInstanceId( OptionsSection, 'mainstreet-options' );
	const shown = options.shown.filter(
		( field ) => field.section === section.id
	);
	const hasError = shown.some( ( { name } ) => errors[ name ] );
	const [ isOpen, setOpen ] = useState( false );
	useEffect( () => {
		// Keep the section open while the error is corrected.
		if ( hasError ) {
			setOpen( true );
		}
	}, [ hasError ] );
	if ( shown.length === 0 ) {
		return null;
	}
	const card = (
		<Card
			className="mainstreet-settings__service"
			role="group"
			aria-labelledby={ titleId }
		>
			<CardBody>
				{ children }
				<div className="mainstreet-settings__options">
					<DataForm< Values >
						data={ values }
						fields={ shown.map( toFormField ) }
						form={ {
							layout: { type: 'regular', labelPosition: 'top' },
							fields: shown.map( ( { name } ) => name ),
						} }
						validity={ toValidity( errors ) }
						onChange={ change }
					/>
				</div>
			</CardBody>
		</Card>
	);
	return section.isFolded ? (
		<details
			className="mainstreet-settings__mode"
			open={ isOpen || hasError }
			onToggle={ ( { currentTarget } ) => setOpen( currentTarget.open ) }
		>
			<summary>
				<h2 id={ titleId }>{ section.label }</h2>
			</summary>
			{ card }
		</details>
	) : (
		<>
			<SectionHead section={ section } id={ titleId } />
			{ card }
		</>
	);
}
