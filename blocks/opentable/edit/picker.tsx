import { Button, FormTokenField } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { useFocusInBlock } from '@shared/embed-editor';
import { PAGE_SIZE, useSearch } from './use-search';

type Props = {
	/** Restaurants and whatever was entered for one; kept when it can't be read. */
	entries: string[];
	onChange: ( entries: string[] ) => void;
	/** Called with all entries, those without Enter, too. */
	onSubmit: ( entries: string[] ) => void;
};

const toEntry = ( token: string | { value: string } ): string =>
	typeof token === 'string' ? token : token.value;

/** Restaurants by number, name or embed code. */
export function Picker( { entries, onChange, onSubmit }: Props ) {
	const ref = useFocusInBlock();
	const [ typed, setTyped ] = useState( '' );
	const [ found, search ] = useSearch();
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		const all = [ ...entries, typed.trim() ].filter( Boolean );
		if ( all.length > 0 ) {
			onSubmit( all );
		}
	};
	return (
		// The same in the sidebar, where there is no style sheet of ours.
		<form
			ref={ ref }
			onSubmit={ submit }
			style={ {
				display: 'grid',
				gap: '8px',
				gridTemplateColumns: 'minmax(0, 1fr)',
				width: '100%',
			} }
		>
			<div>
				<FormTokenField
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Restaurant', 'mainstreet-blocks' ) }
					placeholder={ __(
						'Paste your embed code or restaurant ID',
						'mainstreet-blocks'
					) }
					value={ entries }
					suggestions={ found }
					maxSuggestions={ PAGE_SIZE }
					onInputChange={ ( text ) => {
						setTyped( text );
						search( text );
					} }
					onChange={ ( tokens ) => onChange( tokens.map( toEntry ) ) }
				/>
			</div>
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				style={ { justifySelf: 'start' } }
			>
				{ __( 'Embed', 'mainstreet-blocks' ) }
			</Button>
		</form>
	);
}
