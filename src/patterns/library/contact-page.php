<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Contact page', 'mainstreet-blocks' ),
	'description' => __( 'A form, with email, phone, address and opening hours below it.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'contact', 'mainstreet-blocks' ), __( 'form', 'mainstreet-blocks' ), __( 'address', 'mainstreet-blocks' ) ),
	'categories'  => array( 'contact' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		$required = array( 'required' => true );
		return $blocks->stack(
			array(
				$blocks->heading( __( 'Contact us', 'mainstreet-blocks' ) ),
				$blocks->paragraph( __( 'Do you have a question, or would you like to visit us? Write, call or stop by.', 'mainstreet-blocks' ) ),
				$blocks->form(
					__( 'Contact', 'mainstreet-blocks' ),
					array(
						$blocks->field( 'name', $required ),
						$blocks->field( 'email', $required ),
						$blocks->field( 'textarea', array( 'label' => __( 'Message', 'mainstreet-blocks' ) ) + $required ),
					),
					__( 'Send message', 'mainstreet-blocks' )
				),
				// As wide as the page title and the form. The opening hours need the wider column.
				$blocks->columns(
					array(
						40 => array(
							$blocks->heading( __( 'Find us', 'mainstreet-blocks' ) ),
							$blocks->contact_info(),
						),
						60 => array(
							$blocks->heading( __( 'Opening hours', 'mainstreet-blocks' ) ),
							$blocks->hours(),
						),
					),
					false
				),
			)
		);
	},
);
