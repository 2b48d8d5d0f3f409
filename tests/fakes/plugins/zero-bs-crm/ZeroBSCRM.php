<?php
/**
 * Plugin Name: Stand-in for the CRM plugin
 * Description: For the tests: defines what the form's sidebar and answers use of the real one, and notes the contacts.
 * Version: 6.5.1
 *
 * The option `stand_in_crm_extension` says whether its extension for forms is on, and
 * `stand_in_crm_refuses` makes switching it on fail. Contacts are in `stand_in_crm_contacts`.
 *
 * @package Mainstreet
 */

// Names of the real plugin.

defined( 'ABSPATH' ) || exit;

/**
 * Whether an extension is on.
 *
 * @param string $name Extension.
 * @return bool
 */
function zeroBSCRM_isExtensionInstalled( $name ) {
	return 'jetpackforms' === $name && (bool) get_option( 'stand_in_crm_extension' );
}

/**
 * Switches the extension for forms on.
 *
 * @return bool
 */
function zeroBSCRM_extension_install_jetpackforms() {
	return ! get_option( 'stand_in_crm_refuses' ) && update_option( 'stand_in_crm_extension', 1 );
}

// Its managers are the administrators.
add_filter(
	'user_has_cap',
	static function ( $caps ) {
		if ( ! empty( $caps['manage_options'] ) ) {
			$caps['admin_zerobs_manage_options'] = true;
		}
		return $caps;
	}
);

// Answers become contacts, unless their form says otherwise.
add_action(
	'grunion_after_feedback_post_inserted',
	static function ( $post_id, $fields, $is_spam ) {
		if ( $is_spam || ! zeroBSCRM_isExtensionInstalled( 'jetpackforms' ) ) {
			return;
		}
		$contact = array();
		foreach ( $fields as $field ) {
			if ( empty( $field->form->attributes['jetpackCRM'] ) ) {
				return;
			}
			$contact[ $field->get_attribute( 'type' ) ] = $field->value;
		}
		update_option( 'stand_in_crm_contacts', array_merge( (array) get_option( 'stand_in_crm_contacts', array() ), array( $contact ) ), false );
	},
	10,
	3
);
