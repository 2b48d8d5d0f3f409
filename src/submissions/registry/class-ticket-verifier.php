<?php
namespace Mainstreet\Submissions\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the definition for a ticket. The source must be published and still contain the form, or contain a form with the
 * same recipients if the change is recent (docs/server-contract.md B.2).
 */
final class Ticket_Verifier {

	/**
	 * Returns the definition that validates a submission, and corrects the stored rows if the content was changed without
	 * saving it in WordPress.
	 *
	 * @param array $ticket As Form_Token::read() returns it.
	 * @return array|\WP_Error
	 */
	public static function definition( array $ticket ) {
		$source = $ticket['source'];
		if ( ! $source->is_open() || ( $ticket['on'] && ! Form_Source::is_readable( $ticket['on'] ) ) ) {
			return self::unavailable();
		}
		$stored = ( new Form_Schema_Store() )->get( $ticket['hash'], $source );
		if ( 'code' === $source->type ) {
			return $stored ? $stored['def'] : self::changed();
		}
		$current = Form_Schemas::in_content( $source->content() );
		$def     = Form_Schemas::find_by_hash( $current, $ticket['hash'] );
		if ( $def ) {
			$hash   = Form_Schemas::hash( $def );
			$stored = ( new Form_Schema_Store() )->get( $hash, $source );
			if ( ! $stored || $stored['gone'] ) {
				// The row is missing, or the content was restored without saving.
				( new Form_Schema_Store() )->add( $source, $hash, $def );
			}
			return $def;
		}
		if ( $stored && ! $stored['gone'] ) {
			// The content was changed without saving it in WordPress.
			( new Form_Schema_Store() )->mark_gone( $source, array_keys( $current ) );
		}
		return $stored && self::is_in_grace( $stored, $current ) ? $stored['def'] : self::changed();
	}

	/**
	 * Whether the submission is a test: the page of the form, or the post that stores it, is not published.
	 *
	 * @param array $ticket As Form_Token::read() returns it.
	 */
	public static function is_test( array $ticket ): bool {
		$source = $ticket['source'];
		$posts  = array_filter( array( $ticket['on'], in_array( $source->type, array( 'post', 'pattern' ), true ) ? (int) $source->id : 0 ) );
		return count( $posts ) > count( array_filter( $posts, array( Form_Source::class, 'is_released' ) ) );
	}

	public static function changed(): \WP_Error {
		return new \WP_Error( 'form_changed', __( 'This form has changed. Please reload the page.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
	}

	public static function unavailable(): \WP_Error {
		return new \WP_Error( 'form_unavailable', __( 'This form cannot be submitted, because its page is not published.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
	}

	/**
	 * Whether an old definition is still valid: for 30 days, while the source contains a form of the same kind with the
	 * same recipients.
	 *
	 * @param array   $stored  Old definition, with the time `gone` since when it is missing.
	 * @param array[] $current Definitions in the source.
	 */
	private static function is_in_grace( array $stored, array $current ): bool {
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
	 * Returns the recipients of a form: email addresses and user ids, in lower case and sorted.
	 *
	 * @param array $def Definition.
	 * @return string[]
	 */
	private static function recipients( array $def ): array {
		$to = array();
		foreach ( array( 'to', 'users' ) as $name ) {
			$to = array_merge( $to, isset( $def[ $name ] ) ? array_filter( (array) $def[ $name ], 'is_scalar' ) : array() );
		}
		$to = array_map( 'strtolower', array_map( 'strval', $to ) );
		sort( $to );
		return $to;
	}
}
