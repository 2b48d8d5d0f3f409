<?php
/**
 * Every function that takes a text, with texts of hostile size: however long and odd, the work
 * grows with the length, and PHP has nothing to say.
 *
 * @seconds 40
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Bytes of the first try and of the second; the first one ends what would take minutes in the second. */
const SMALL = 25000;
const LARGE = 300000;

/** Seconds of CPU that a try may take: what is linear needs a hundredth of it. */
const SMALL_SECONDS = 0.5;
const LARGE_SECONDS = 2.0;

/** Functions that are left out, with the reason. */
const LEFT_OUT = array(
	'take what only our own code gives' => array( 'Admin_Screen::handle', 'Availability::problem', 'Availability::gate', 'Blocks::slug_of', 'Blocks::is_registered', 'Card_Renderer::text_color_on', 'Counters::get', 'Errors::forbidden', 'Errors::not_configured', 'Errors::unreachable', 'Errors::rejected', 'Plan_Gates::find', 'Plan_Gates::error', 'Tables::name', 'Tables::complete', 'Declarations::files', 'Declarations::block_of', 'Key_Checks::get_last', 'Modules::is_on', 'Modules::find_by_block', 'Module_Conflicts::has_conflict', 'Module_Conflicts::is_taken', 'Module_Conflicts::is_active', 'Module_Conflicts::find_conflicting_blocks', 'Options::get', 'Secrets::get', 'Secrets::source', 'Secrets::is_provided', 'Secrets::hint', 'Secrets::validate', 'Services::option_name', 'Secrets::generation', 'Services::get', 'Site_Checks::name', 'Tables::parts', 'No_Script_Page::get_action', 'Form_Labels::get_default_label', 'Form_Schemas::get_handler', 'Orders::find_all', 'Orders::count_change', 'Providers::get', 'Paypal_Endpoint::ensure', 'Paypal_Keys::get', 'Paypal_Keys::is_ready', 'Stripe_Account::get', 'Stripe_Endpoint::ensure', 'Stripe_Keys::get', 'Stripe_Keys::is_ready', 'Stripe_Keys::is_rejected', 'Stripe_Keys::find_service', 'Stripe_Status::describe', 'Stripe_Status::get_webhook', 'Stripe_Webhook_Secrets::delete', 'Stripe_Webhook_Secrets::is_entered', 'Stripe_Webhook_Secrets::get_all', 'Videos::abort_transaction' ),
	'delete or ask other servers'        => array( 'Address_Guard::check', 'Address_Guard::resolve', 'Key_Checks::run', 'Secrets::delete', 'Site_Checks::run' ),
);

/** Functions that need more than the text: what comes behind it. */
function further_arguments() {
	return array(
		'Campaign_Html::clean'       => array( home_url( '/page/' ) ),
		'Campaign_Html::to_absolute_url'    => array( home_url( '/page/' ) ),
		'Email_Renderer::build_subject'    => array( array( array( 'key' => '1_Name', 'label' => 'Name', 'value' => 'Ada', 'type' => 'name', 'form_field_id' => 'name', 'meta' => array() ) ), 'Title' ),
		'Value_Validator::date_to_iso' => array( 'yy-mm-dd' ),
		'Ip::in_ranges'              => array( array( '10.0.0.0/8' ) ),
		'Mail_Layout::html'          => array( 'Body', 'Footer' ),
		'Mail_Layout::button'        => array( home_url() ),
		'Subscriber_File::read'       => array( 50000 ),
		'Subscriber_Row::clean'      => array( 100 ),
		'Form_Token::sign_text'        => array( 'time' ),
	);
}

/** What a hostile text is made of. Blocks in blocks without end are not in it: core's own parser has no limit there. */
function hostile_units() {
	return array(
		'[', '<', '<a ', '<a href="', '<a href="x">', '<div>', '</div>', '<p', '<!--', '<!-- wp:x ', '<!-- wp:jetpack/contact-form /-->', '<style>', '<br', '&', '&amp;', '&#x', '{{', '{', '[[', '[a', '[contact-form]', '[contact-field label="', '[/contact-form]',
		' ', "\n", "\r\n", "\t", "\0", "\u{301}", "e\u{301}", "\u{200B}", "\u{3000}", 'ß', '漢', "\u{1F469}\u{200D}", "\xff", "\xC3", '"', "'", '\\', '\\"', '{"a":', '["', '%', '@', 'a@', '.', 'a.', '-', '--', ',', ';', '=', '(', '*', '_', '1', 'x', '0:', '1.1.', '::', 'http://', '//', '/', '=?utf-8?B?', '[1_Name] =&gt; ', "AUTHOR: x\n", "Array\n(\n", '<!--more-->', 'JSON_DATA', ' x', "x\n",
	);
}

/** Text-like public functions of our classes: name => callback that takes the text. */
function text_functions() {
	$found   = array();
	$further = further_arguments();
	$known   = array_merge( ...array_values( LEFT_OUT ) );
	$unseen  = array_flip( array_merge( $known, array_keys( $further ) ) );
	// Loads what core's classes our connection to a mail server extends.
	class_exists( \Mainstreet\Mail\Mail_Phpmailer::class );
	foreach ( plugin_files() as $file ) {
		if ( 0 !== strpos( basename( $file ), 'class-' ) ) {
			continue;
		}
		$class = class_in( $file );
		$short = substr( strrchr( $class, '\\' ), 1 );
		foreach ( ( new \ReflectionClass( $class ) )->getMethods( \ReflectionMethod::IS_STATIC ) as $method ) {
			$name       = "$short::{$method->name}";
			$parameters = $method->getParameters();
			if ( ! $method->isPublic() || $method->class !== $class || ! $parameters ) {
				continue;
			}
			unset( $unseen[ $name ] );
			preg_match( '/@param\s+(\S+)\s+\$' . $parameters[0]->name . '\b/', (string) $method->getDocComment(), $type );
			$types   = explode( '|', $parameters[0]->hasType() ? $parameters[0]->getType()->getName() : ( isset( $type[1] ) ? $type[1] : '' ) );
			// A parameter without any type is a text by its name.
			$types[] = '' === $types[0] && in_array( $parameters[0]->name, array( 'text', 'html', 'value', 'name', 'address', 'email', 'slug' ), true ) ? 'string' : '';
			$is_text = array_intersect( array( 'string', 'mixed' ), $types ) && ( 1 === max( 1, $method->getNumberOfRequiredParameters() ) || isset( $further[ $name ] ) );
			if ( $is_text && ! in_array( $name, $known, true ) ) {
				$rest           = isset( $further[ $name ] ) ? $further[ $name ] : array();
				$found[ $name ] = function ( $text ) use ( $method, $rest ) {
					return $method->invoke( null, $text, ...$rest );
				};
			}
		}
	}
	same( array(), array_keys( $unseen ), 'named above, and not there:' );
	return $found;
}

/** Seconds of CPU from which on a small text says that a large one may take too long, even where the work grows with the square. */
const SUSPICIOUS_SECONDS = LARGE_SECONDS * SMALL * SMALL / LARGE / LARGE;

/** What is wrong with a function for a text; '' for nothing. A large text is tried, too, if asked for or if the small one took long. */
function size_fault( callable $function, $unit, $is_large ) {
	$took = array();
	foreach ( array( SMALL => SMALL_SECONDS, LARGE => LARGE_SECONDS ) as $bytes => $limit ) {
		if ( LARGE === $bytes && ! $is_large && $took[ SMALL ] < SUSPICIOUS_SECONDS ) {
			break;
		}
		$text  = str_repeat( $unit, intdiv( $bytes, strlen( $unit ) ) );
		$start = processor_seconds();
		try {
			$function( $text );
		} catch ( Failure $failure ) {
			return "$bytes bytes: " . $failure->getMessage();
		} catch ( \Throwable $error ) {
			return "$bytes bytes: " . get_class( $error ) . ' ' . $error->getMessage() . ' in ' . basename( $error->getFile() ) . ':' . $error->getLine();
		}
		$took[ $bytes ] = round( processor_seconds() - $start, 3 );
		if ( $took[ $bytes ] > $limit ) {
			return implode( ', ', array_map( function ( $bytes, $seconds ) { return "$seconds s of CPU for $bytes bytes"; }, array_keys( $took ), $took ) );
		}
	}
	return '';
}

test( 'no function that takes a text is brought down or kept busy by one', function () {
	outside( function () { return array( 200, '' ); } );
	add_filter( 'pre_wp_mail', '__return_true' );
	// What draws a block asks core which one is being drawn.
	$drawn = \WP_Block_Supports::$block_to_render;
	\WP_Block_Supports::$block_to_render = array( 'blockName' => 'core/paragraph', 'attrs' => array() );
	$functions = text_functions();
	truly( count( $functions ) > 110, count( $functions ) . ' functions' );
	$faults = array();
	foreach ( $functions as $name => $function ) {
		$large = share_of( hostile_units(), $name );
		foreach ( hostile_units() as $number => $unit ) {
			$fault = size_fault( $function, $unit, isset( $large[ $number ] ) );
			if ( '' !== $fault ) {
				$faults[] = "$name( " . ( preg_match( '//u', $unit ) ? wp_json_encode( $unit ) : '0x' . bin2hex( $unit ) ) . ' … ): ' . substr( $fault, 0, 200 );
				// One of a function will do.
				break;
			}
		}
	}
	\WP_Block_Supports::$block_to_render = $drawn;
	same( array(), $faults );
} );
