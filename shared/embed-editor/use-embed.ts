import { useEffect, useRef, useState } from '@wordpress/element';

export type EmbedState = 'editing' | 'resolving' | 'embedded';

type Options< T > = {
	/** What is embedded, as text for the form; '' for nothing. */
	saved: string;
	/** Reads what was typed, asking the server if it must; null where it can't be embedded. */
	resolve: (
		typed: string,
		signal: AbortSignal
	) => T | null | Promise< T | null >;
	/** Puts what was read into the block. */
	onEmbed: ( value: T ) => void;
	/** Called where what was typed can't be embedded. What was embedded before stays; “Cancel” leads back to it. */
	onFail?: () => void;
};

/**
 * The states of an embed in the editor: its form, the wait, the embed. What was typed stays in the form when it can't be embedded.
 *
 * @return `state`; `text` of the form with `setText`; `hasFailed`; `submit( typed )`, `edit()`, and `cancel` where
 *         there is an embed to go back to.
 */
export function useEmbed< T >( {
	saved,
	resolve,
	onEmbed,
	onFail,
}: Options< T > ) {
	const [ text, setText ] = useState( saved );
	const [ isEditing, setIsEditing ] = useState( false );
	const [ isResolving, setIsResolving ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	const request = useRef< AbortController | null >( null );
	useEffect( () => () => request.current?.abort(), [] );
	// Back to what is saved: nothing is said any more of what was typed in its place.
	const reset = () => {
		setText( saved );
		setHasFailed( false );
	};
	// Undo, a transform or another editor may change what is saved; then that is shown.
	useEffect( () => {
		if ( saved !== '' ) {
			reset();
			setIsEditing( false );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `reset` is a new function each time.
	}, [ saved ] );

	const submit = async ( typed: string ) => {
		request.current?.abort();
		const controller = new AbortController();
		request.current = controller;
		setHasFailed( false );
		const reading = resolve( typed, controller.signal );
		setIsResolving( reading instanceof Promise );
		const value = await reading;
		if ( controller.signal.aborted ) {
			return;
		}
		setIsResolving( false );
		if ( value === null ) {
			setText( typed );
			setHasFailed( true );
			setIsEditing( true );
			onFail?.();
			return;
		}
		setIsEditing( false );
		onEmbed( value );
	};

	let state: EmbedState = isEditing || saved === '' ? 'editing' : 'embedded';
	if ( isResolving ) {
		state = 'resolving';
	}
	return {
		state,
		text,
		setText,
		hasFailed,
		submit,
		edit: () => {
			reset();
			setIsEditing( true );
		},
		cancel:
			saved === ''
				? undefined
				: () => {
						reset();
						setIsEditing( false );
					},
	};
}
