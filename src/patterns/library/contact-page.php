<?php
/**
 * Pattern: contact page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Contact page', 'mainstreet-blocks' ),
	'description' => __( 'A form beside e-mail, phone, address and opening hours.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'contact', 'mainstreet-blocks' ), __( 'form', 'mainstreet-blocks' ), __( 'address', 'mainstreet-blocks' ) ),
	'categories'  => array( 'contact' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		$required = array( 'required' => true );
		return $blocks->columns(
			array(
				60 => array(
					$blocks->heading( __( 'Write to us', 'mainstreet-blocks' ) ),
					$blocks->paragraph( __( 'Do you have a question, or would you like to visit us? Write to us, call, or come by.', 'mainstreet-blocks' ) ),
					$blocks->form(
						__( 'Contact', 'mainstreet-blocks' ),
						array(
							$blocks->field( 'name', $required ),
							$blocks->field( 'email', $required ),
							$blocks->field( 'textarea', array( 'label' => __( 'Message', 'mainstreet-blocks' ) ) + $required ),
						),
						__( 'Send message', 'mainstreet-blocks' )
					),
				),
				40 => array(
					$blocks->heading( __( 'Find us', 'mainstreet-blocks' ) ),
					$blocks->contact_info(),
					$blocks->heading( __( 'Opening hours', 'mainstreet-blocks' ), 3 ),
					$blocks->hours(),
				),
			)
		);
	},
);
