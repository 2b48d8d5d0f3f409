<?php
namespace Mainstreet\Submissions\Registry;

use Mainstreet\Submissions\Pipeline\Submission_Pipeline;

defined( 'ABSPATH' ) || exit;

/**
 * Looks up the definition behind a ticket: its container must be published, and still hold
 * the form, or one with the same recipients since a short time (docs/server-contract.md B.2).
 */
final class Ticket_Verifier {

	/**
	 * The definition a submission is judged by.
	 *
	 * @param array $ticket As Form_Token::read() gives it.
	 * @return array|\WP_Error
	 */
	public static function definition( array $ticket ) {
		$source = $ticket['source'];
		if ( ! $source->is_open() || ( $ticket['on'] && ! Form_Source::is_readable( $ticket['on'] ) ) ) {
			return self::unavailable();
		}
		$stored = ( new Form_Schema_Store() )->get( $ticket['hash'], $source );
		if ( 'code' === $source->type ) {
			return $stored ? $stored['def'] : Submission_Pipeline::changed();
		}
		$current = Form_Schemas::in_content( $source->content() );
		$def     = Form_Schemas::find_by_hash( $current, $ticket['hash'] );
		if ( $def ) {
			$hash   = Form_Schemas::hash( $def );
			$stored = ( new Form_Schema_Store() )->get( $hash, $source );
			if ( ! $stored || $stored['gone'] ) {
				// Its row was lost, or the content came back without being saved.
				( new Form_Schema_Store() )->add( $source, $hash, $def );
			}
			return $def;
		}
		if ( $stored && ! $stored['gone'] ) {
			// The content changed without being saved through WordPress.
			( new Form_Schema_Store() )->mark_gone( $source, array_keys( $current ) );
		}
		return $stored && self::is_in_grace( $stored, $current ) ? $stored['def'] : Submission_Pipeline::changed();
	}

	/**
	 * Tells whether a form is being tried out: its page, or the post that stores it, is not published.
	 *
	 * @param array $ticket As Form_Token::read() gives it.
	 * @return bool
	 */
	public static function is_test( array $ticket ) {
		$source = $ticket['source'];
		$posts  = array_filter( array( $ticket['on'], in_array( $source->type, array( 'post', 'pattern' ), true ) ? (int) $source->id : 0 ) );
		return count( $posts ) > count( array_filter( $posts, array( Form_Source::class, 'is_released' ) ) );
	}

	/**
	 * The error of a form that is not for the public.
	 *
	 * @return \WP_Error
	 */
	public static function unavailable() {
		return new \WP_Error( 'form_unavailable', __( 'This form cannot be submitted, because its page is not published.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
	}

	/**
	 * Tells whether an old definition may still be used: for 30 days, while a form of its kind
	 * goes to the same people.
	 *
	 * @param array   $stored  Old definition with the time since when it is `gone`.
	 * @param array[] $current Definitions the container holds.
	 * @return bool
	 */
	private static function is_in_grace( array $stored, array $current ) {
		if ( $stored['gone'] && $stored['gone'] < time() - Form_Schema_Store::GRACE ) {
			return false;
		}
		foreach ( $current as $def ) {
			if ( $def['kind'] === $stored['def']['kind'] && self::recipients( $def ) === self::recipients( $stored['def'] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Who gets the answers of a form: addresses, and users by id.
	 *
	 * @param array $def Definition.
	 * @return string[] Sorted.
	 */
	private static function recipients( array $def ) {
		$to = array();
		foreach ( array( 'to', 'users' ) as $name ) {
			$to = array_merge( $to, isset( $def[ $name ] ) ? array_filter( (array) $def[ $name ], 'is_scalar' ) : array() );
		}
		$to = array_map( 'strtolower', array_map( 'strval', $to ) );
		sort( $to );
		return $to;
	}
}
