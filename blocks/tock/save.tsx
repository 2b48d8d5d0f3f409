/** Writes the element that Tock's script fills. It has no class of the block: that is the format of existing posts. */
export function save() {
	return (
		<div
			id="Tock_widget_container"
			data-tock-display-mode="Button"
			data-tock-color-mode="Blue"
			data-tock-locale="en-us"
			data-tock-timezone="America/New_York"
		/>
	);
}
