/**
 * Files in a form: listed and checked as they are chosen, and sent with a bar that tells how far they are. Without it the same
 * form is sent by the browser, or in the background without a word on the way.
 */
import { loadSheet } from '../../../../shared/view/style-sheet';
import type { SubmissionResult } from '../../../../shared/view/visitor-form';
import { isSame, readRules, startField } from './field';
import { makeProgress } from './progress';

/** What the form is sent with. */
export type Files = {
	/** Sends a form instead of `fetch`. */
	post: ( to: string, body: FormData ) => Promise< Response >;
	/** Takes the bar away; a form that could not be sent gets a button to try again. */
	told: ( answer: SubmissionResult ) => void;
};

/** Files of a body; browsers put an empty one in the place of none. */
const getFiles = ( body: FormData ) =>
	[ ...body.values() ].filter(
		( value ): value is File => value instanceof File && value.size > 0
	);

/** The same body without a file. */
function omit( body: FormData, file: File ): FormData {
	const rest = new FormData();
	for ( const [ name, value ] of body ) {
		if ( ! ( value instanceof File && isSame( value, file ) ) ) {
			rest.append( name, value );
		}
	}
	return rest;
}

/**
 * Takes care of the files of a form.
 *
 * @param form Form with at least one field for files.
 * @return Undefined where its rules can't be read.
 */
export function startFiles( form: HTMLFormElement ): Files | undefined {
	const inputs = [
		...form.querySelectorAll< HTMLInputElement >( 'input[type=file]' ),
	].flatMap( ( input ) => {
		const rules = readRules( input );
		return rules ? [ { input, rules } ] : [];
	} );
	const status = form.querySelector( '.mainstreet-form__status' );
	const [ first ] = inputs;
	if ( ! first || ! status ) {
		return undefined;
	}
	const { rules } = first;
	void loadSheet( 'blocks/field-file/style' );
	let ended = new AbortController();
	const progress = makeProgress( rules, () => ended.abort() );
	const again = document.createElement( 'button' );
	again.className = 'mainstreet-form__again';
	again.textContent = rules.again;

	/** Asked for with the first file, so that it is there in time. */
	const load = () =>
		import( /* webpackChunkName: "form-upload" */ './upload' ).catch(
			() => undefined
		);
	let loading: ReturnType< typeof load > | undefined;

	const drops = inputs.map( ( field ) => {
		field.input.addEventListener( 'change', () => {
			loading ??= load();
		} );
		return startField( form, field.input, field.rules );
	} );
	/** What is on its way is not changed any more. */
	const hold = ( isHeld: boolean ) =>
		inputs.forEach( ( { input } ) => {
			const field = input.closest< HTMLElement >( '.grunion-field-wrap' );
			if ( field ) {
				field.inert = isHeld;
			}
		} );

	const send = async ( to: string, body: FormData, { signal } = ended ) => {
		const transfers = await ( loading ??= load() );
		if ( ! transfers ) {
			// Sent without a word on the way is better than not sent.
			return fetch( to, {
				method: 'POST',
				body,
				headers: { Accept: 'application/json' },
				signal,
			} );
		}
		const { list, show, left } = transfers.followFiles(
			getFiles( body ),
			rules,
			( file ) => ended.abort( file )
		);
		if ( list.firstChild ) {
			progress.box.append( list );
		}
		return transfers
			.upload(
				to,
				body,
				( bytes ) => {
					progress.show( bytes, left( bytes ) );
					show( bytes );
				},
				signal
			)
			.finally( () => {
				// What is left of the list has no button that could keep the focus.
				if ( list.contains( form.ownerDocument.activeElement ) ) {
					progress.box.focus();
				}
				list.remove();
			} );
	};

	return {
		async post( to, body ) {
			const total = getFiles( body ).reduce(
				( sum, { size } ) => sum + size,
				0
			);
			ended = new AbortController();
			again.remove();
			if ( total ) {
				progress.begin( total );
				status.after( progress.box );
				hold( true );
			}
			try {
				return await send( to, body );
			} catch ( error ) {
				const { aborted, reason } = ended.signal;
				if ( reason instanceof File ) {
					drops.forEach( ( drop ) => drop( reason ) );
					return this.post( to, omit( body, reason ) );
				}
				if ( ! aborted && ! total ) {
					throw error;
				}
				return new Response(
					JSON.stringify( {
						message: aborted ? rules.cancelled : rules.cut,
					} )
				);
			}
		},
		told( { success, fields } ) {
			const hadFocus = progress.box.contains(
				form.ownerDocument.activeElement
			);
			const wasSent = progress.box.isConnected;
			progress.box.remove();
			hold( false );
			if ( wasSent && ! success && ! fields ) {
				status.after( again );
			}
			if ( hadFocus ) {
				again.focus();
			}
		},
	};
}
