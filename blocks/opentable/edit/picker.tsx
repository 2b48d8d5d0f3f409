import { Button, FormTokenField } from '@wordpress/components';
import { useLayoutEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { useFocusInBlock } from '@shared/embed-editor';
import { PAGE_SIZE, useSearch } from './use-search';

type Props = {
	/** Restaurants and whatever was entered for one; kept when it can't be read. */
	entries: string[];
	onChange: ( entries: string[] ) => void;
	/** Called with all entries, those without Enter, too. Returns whether they are restaurants. */
	onSubmit: ( entries: string[] ) => boolean;
};

const toEntry = ( token: string | { value: string } ): string =>
	typeof token === 'string' ? token : token.value;

/** Restaurants by number, name or embed code. */
export function Picker( { entries, onChange, onSubmit }: Props ) {
	const ref = useFocusInBlock();
	const [ found, search ] = useSearch();
	const [ submissions, setSubmissions ] = useState( { all: 0, accepted: 0 } );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		// FormTokenField does not report that it cleared its text, such as after a suggestion was chosen.
		const typed = ref.current?.querySelector( 'input' )?.value.trim() ?? '';
		const isAccepted = onSubmit( [ ...entries, typed ].filter( Boolean ) );
		setSubmissions( ( { all, accepted } ) => ( {
			all: all + 1,
			accepted: accepted + Number( isAccepted ),
		} ) );
	};
	useLayoutEffect( () => {
		// If the focus fell back to the block, Backspace would delete the block.
		if ( submissions.all > 0 ) {
			ref.current?.querySelector( 'input' )?.focus();
		}
	}, [ submissions.all, ref ] );
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
					// A new field is the only way to clear the text of FormTokenField.
					key={ submissions.accepted }
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
					onInputChange={ search }
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
