import { Button, Modal, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { fetchSample, type Newsletter, type Sample } from './campaign';

type Props = {
	post: number;
	letter: Newsletter;
	/** Saves the post, so that the email has its changes. */
	onBefore?: () => Promise< unknown >;
};

/** Widths of the preview. */
const WIDTHS = { wide: '100%', narrow: 390 } as const;

/** Preview of the email in an inbox. */
function Head( { sample }: { sample: Sample } ) {
	const rows = [
		[ __( 'From', 'mainstreet-blocks' ), sample.from ],
		[ __( 'Subject', 'mainstreet-blocks' ), sample.subject ],
		[ __( 'Preview text', 'mainstreet-blocks' ), sample.preview ],
	] as const;
	return (
		<dl style={ { margin: '0 0 16px', overflowWrap: 'anywhere' } }>
			{ rows.map( ( [ name, text ] ) => (
				<div key={ name } style={ { display: 'flex', gap: 8 } }>
					<dt style={ { flex: '0 0 7em', fontWeight: 600 } }>
						{ name }
					</dt>
					<dd dir="auto" style={ { margin: 0 } }>
						{ text }
					</dd>
				</div>
			) ) }
		</dl>
	);
}

/** The email in a sandboxed frame without scripts and working links. */
function Mail( { sample }: { sample: Sample } ) {
	const [ width, setWidth ] = useState< keyof typeof WIDTHS >( 'wide' );
	const labels = {
		wide: __( 'Desktop', 'mainstreet-blocks' ),
		narrow: __( 'Phone', 'mainstreet-blocks' ),
	};
	return (
		<>
			<Head sample={ sample } />
			<p style={ { display: 'flex', gap: 8 } }>
				{ ( [ 'wide', 'narrow' ] as const ).map( ( name ) => (
					<Button
						key={ name }
						__next40pxDefaultSize
						variant="tertiary"
						isPressed={ width === name }
						onClick={ () => setWidth( name ) }
					>
						{ labels[ name ] }
					</Button>
				) ) }
			</p>
			<iframe
				title={ __( 'Email preview', 'mainstreet-blocks' ) }
				sandbox=""
				srcDoc={ sample.html }
				style={ {
					display: 'block',
					width: WIDTHS[ width ],
					maxWidth: '100%',
					height: '60vh',
					margin: '0 auto',
					border: '1px solid #ddd',
					boxSizing: 'border-box',
					background: '#f4f4f2',
				} }
			/>
		</>
	);
}

/** Loads the email once, when the modal opens. */
function Content( { post, letter, onBefore }: Props ) {
	const [ sample, setSample ] = useState< Sample | null >( null );
	const [ error, setError ] = useState( '' );
	useEffect( () => {
		let isMounted = true;
		const load = async () => {
			try {
				await onBefore?.();
				const made = await fetchSample( post, letter );
				if ( isMounted ) {
					setSample( made );
				}
			} catch ( problem ) {
				if ( isMounted ) {
					setError(
						getErrorMessage(
							problem,
							__(
								'Could not create the preview. Please try again.',
								'mainstreet-blocks'
							)
						)
					);
				}
			}
		};
		load();
		return () => {
			isMounted = false;
		};
		// The post cannot change while the modal is open.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	if ( error ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ error }
			</Notice>
		);
	}
	return sample ? <Mail sample={ sample } /> : <Spinner />;
}

/** Modal with the email on desktop and phone. */
export function PreviewMail( props: Props ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Preview email', 'mainstreet-blocks' ) }
			</Button>
			{ isOpen && (
				<Modal
					title={ __( 'Email preview', 'mainstreet-blocks' ) }
					size="large"
					onRequestClose={ () => setIsOpen( false ) }
				>
					<Content { ...props } />
				</Modal>
			) }
		</>
	);
}
