import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { toRecord, toText } from '@shared/guards';
import { request } from './request';

/** Purpose of the page: contact form or subscription form. */
type Kind = 'contact' | 'newsletter';

/**
 * Creates a draft page and opens it in the editor.
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

/** Button that creates a page with a form. */
export function CreatePage( { kind, label, variant = 'primary' }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const create = async () => {
		setBusy( true );
		setError( '' );
		const problem = await createPage( kind );
		setError( problem );
		// The button stays busy while the editor opens.
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
