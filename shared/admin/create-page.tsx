import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { toRecord, toText } from '@shared/guards';
import { request } from './request';

/** What a page is made for: a contact form, or subscribing. */
type Kind = 'contact' | 'newsletter';

/**
 * Makes a draft of a page and opens it in the editor.
 *
 * @param kind What it is for.
 * @return What went wrong, as a sentence; '' while the editor opens.
 */
async function createPage( kind: Kind ): Promise< string > {
	const made = await request(
		'/start/page',
		( answer ) => toText( toRecord( answer ).url ),
		{ method: 'POST', data: { kind } }
	);
	if ( ! made.ok ) {
		return made.message;
	}
	window.location.assign( made.value );
	return '';
}

type Props = {
	kind: Kind;
	label: string;
	variant?: 'primary' | 'secondary' | 'tertiary';
};

/** The way to a page with a form, from where one is missing. */
export function CreatePage( { kind, label, variant = 'primary' }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const create = async () => {
		setBusy( true );
		setError( '' );
		const problem = await createPage( kind );
		setError( problem );
		// While the editor opens, the button stays as it is.
		setBusy( problem === '' );
	};
	return (
		<>
			<Button
				variant={ variant }
				isBusy={ isBusy }
				accessibleWhenDisabled
				disabled={ isBusy }
				onClick={ () => void create() }
			>
				{ label }
			</Button>
			{ error && (
				<span role="alert" className="mainstreet-screen__error">
					{ error }
				</span>
			) }
		</>
	);
}
