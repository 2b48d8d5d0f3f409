type Props = {
	kind: 'checkbox' | 'radio';
	/** Whether the choice is preselected. */
	isChecked?: boolean;
};

/** The inactive checkbox or radio button before a choice, as visitors see it. */
export const ChoiceBox = ( { kind, isChecked = false }: Props ) => (
	<input
		type={ kind }
		tabIndex={ -1 }
		aria-hidden
		readOnly
		checked={ isChecked }
		className={ `${ kind } grunion-field mainstreet-field__picture` }
	/>
);
