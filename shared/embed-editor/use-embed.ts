import { useEffect, useRef, useState } from '@wordpress/element';

export type EmbedState = 'editing' | 'resolving' | 'embedded';

type Options< T > = {
	/** The current embed as text for the form; '' for none. */
	saved: string;
	/** Parses the input, with the server if necessary; null if it cannot be embedded. */
	resolve: (
		typed: string,
		signal: AbortSignal
	) => T | null | Promise< T | null >;
	/** Sets the parsed attributes. */
	onEmbed: ( value: T ) => void;
	/** Called if the input cannot be embedded. The previous embed stays. */
	onFail?: () => void;
};

/**
 * The states of an embed in the editor: form, loading, embed. Input that cannot be embedded stays in the form.
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
	// Clears the error of the canceled input.
	const reset = () => {
		setText( saved );
		setHasFailed( false );
	};
	// Follows changes by undo, transforms or other users.
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
