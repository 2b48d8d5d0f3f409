/** Condition of a field, as Form_Conditions prints it. */
export type Condition = {
	/** Keys of the field and of the field it depends on. */
	id: string;
	field: string;
	is: string;
	value: string;
};

/** White space is ignored; PHP does the same. */
const collapseSpace = ( text: string ): string =>
	text.replace( /[ \t\r\n\f\v\u00a0]+/g, ' ' ).trim();

/** Whether the condition of a field is met. */
function isMet( { is, value }: Condition, given: string[] ): boolean {
	const values = given.map( collapseSpace ).filter( Boolean );
	const hasValue = values.includes( collapseSpace( value ) );
	const answers: Record< string, boolean > = {
		is: hasValue,
		'is-not': ! hasValue,
		filled: values.length > 0,
		empty: ! values.length,
	};
	return answers[ is ] ?? true;
}

/**
 * Returns the fields to hide. A field that depends on a hidden field is hidden, too. Fields that depend on each other, or on a missing
 * field, are shown. PHP has the same rules (Form_Conditions; conditions/cases.json).
 *
 * @param whens Conditions of all fields.
 * @param read  Returns the values of a field; undefined if it does not exist.
 * @return Keys.
 */
export function findHidden(
	whens: readonly Condition[],
	read: ( id: string ) => string[] | undefined
): Set< string > {
	const byId = new Map(
		whens
			.filter( ( { field } ) => read( field ) )
			.map( ( when ) => [ when.id, when ] )
	);
	const isInCircle = ( id: string ): boolean => {
		let at = byId.get( id )?.field;
		for ( let left = byId.size; left && at && at !== id; left-- ) {
			at = byId.get( at )?.field;
		}
		return at === id;
	};
	const known = new Map< string, boolean >();
	const isShown = ( id: string ): boolean => {
		const when = byId.get( id );
		if ( ! when ) {
			return true;
		}
		const result =
			known.get( id ) ??
			( isInCircle( id ) ||
				( isShown( when.field ) &&
					isMet( when, read( when.field ) ?? [] ) ) );
		known.set( id, result );
		return result;
	};
	return new Set( [ ...byId.keys() ].filter( ( id ) => ! isShown( id ) ) );
}
