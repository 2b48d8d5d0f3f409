import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { createFormPage } from '@shared/admin/form-page';

/** The way from an empty list to a page with a form. */
export function CreateForm() {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const create = async () => {
		setBusy( true );
		setError( '' );
		const problem = await createFormPage();
		setError( problem );
		// While the editor opens, the button stays as it is.
		setBusy( problem === '' );
	};
	return (
		<span className="mainstreet-responses__create">
			<Button
				variant="primary"
				isBusy={ isBusy }
				accessibleWhenDisabled
				disabled={ isBusy }
				onClick={ () => void create() }
			>
				{ __( 'Create a form', 'mainstreet-blocks' ) }
			</Button>
			{ error && (
				<span role="alert" className="mainstreet-screen__error">
					{ error }
				</span>
			) }
		</span>
	);
}
