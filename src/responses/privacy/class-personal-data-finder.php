<?php
namespace Mainstreet\Responses\Privacy;

use Mainstreet\Core\Text\Utf8;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Responses\Listing\Response_Search;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Responses\Storage\Response_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Finds all responses that contain an email address, in any field, and distinguishes the responses of that person from those
 * in which others mention the address.
 */
final class Personal_Data_Finder {

	/** Rows in memory at a time. */
	const STEP = 200;

	/**
	 * The address in all spellings: as given, clean, and with an internationalized host.
	 *
	 * @var string[] In lower case.
	 */
	private array $addresses;

	/** Pattern that matches the address, but not as a part of a longer one. */
	private string $pattern;

	/** Prepares the spellings and the pattern of an address. */
	public function __construct( string $email ) {
		$email           = mb_strtolower( trim( Utf8::clean( $email ) ) );
		$at              = strrpos( $email, '@' );
		$host            = $at ? substr( $email, $at + 1 ) : '';
		$utf8            = '' !== $host && function_exists( 'idn_to_utf8' ) ? (string) idn_to_utf8( $host, 0, INTL_IDNA_VARIANT_UTS46 ) : '';
		$this->addresses = array_values( array_unique( array_filter( array( $at ? $email : '', mb_strtolower( Email_Address::clean( $email ) ), '' === $utf8 ? '' : substr( $email, 0, $at + 1 ) . $utf8 ) ) ) );
		$quoted          = array_map( static fn( $address ) => preg_quote( $address, '/' ), $this->addresses );
		$this->pattern   = '/(?<![\p{L}\p{N}_%+\-])(?<![\p{L}\p{N}_]\.)(?:' . implode( '|', $quoted ) . ')(?![\p{L}\p{N}_\-@])(?!\.[\p{L}\p{N}])/iu';
	}

	/**
	 * Finds all responses that contain the address, in any format and folder, oldest first. Responses may be deleted while the
	 * generator runs.
	 *
	 * @return \Generator<\WP_Post>
	 */
	public function find_responses(): \Generator {
		global $wpdb;
		if ( ! $this->addresses ) {
			return;
		}
		$last  = 0;
		$where = $this->build_condition();
		do {
			// phpcs:ignore WordPress.DB -- prepared in build_condition().
			$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->posts} WHERE post_type = %s AND ID > %d AND ", Response_Type::TYPE, $last ) . $where . ' ORDER BY ID LIMIT ' . self::STEP );
			foreach ( $rows as $row ) {
				$last = (int) $row->ID;
				$post = new \WP_Post( sanitize_post( $row, 'raw' ) );
				if ( $this->is_sender( $post ) || $this->is_mentioned( Response_Search::get_values( $post ) ) ) {
					yield $post;
				}
			}
			$wpdb->flush();
		} while ( count( $rows ) === self::STEP );
	}

	/**
	 * Whether a response is from the person: the address is the whole value of a field, or the only address in the response.
	 * Otherwise somebody else mentions it.
	 *
	 * @param \WP_Post $post Response that contains the address.
	 */
	public function is_from_person( \WP_Post $post ): bool {
		$others = 0;
		foreach ( Response_Search::get_values( $post ) as $value ) {
			if ( $this->is_address( $value ) ) {
				return true;
			}
			$others += '' === Email_Address::clean( $value ) ? 0 : 1;
		}
		return 0 === $others || $this->is_sender( $post );
	}

	/**
	 * Whether the address is in a text.
	 *
	 * @param string|string[] $text Text, or several texts.
	 */
	public function is_mentioned( $text ): bool {
		return 1 === preg_match( $this->pattern, implode( "\n", (array) $text ) );
	}

	/**
	 * Removes the address from a response that somebody else sent.
	 *
	 * @return bool Whether the address was removed.
	 */
	public function remove_from( \WP_Post $post ): bool {
		global $wpdb;
		$entry = Response_Reader::read_entry( $post );
		array_walk_recursive(
			$entry,
			function ( &$value ) {
				$value = is_string( $value ) ? preg_replace( $this->pattern, wp_privacy_anonymize_data( 'email' ), $value ) : $value;
			}
		);
		// Not wp_update_post(): it would send the stored text through kses. The response is stored in the current format.
		$row  = array(
			'post_content'   => wp_json_encode( $entry, JSON_HEX_TAG | JSON_HEX_AMP ),
			'post_mime_type' => 'v3',
		);
		$done = $wpdb->update( $wpdb->posts, $row, array( 'ID' => $post->ID ) );
		delete_post_meta( $post->ID, '_feedback_akismet_values' );
		clean_post_cache( $post->ID );
		return (bool) $done;
	}

	/** Whether a text is the address. */
	private function is_address( string $text ): bool {
		return in_array( mb_strtolower( trim( $text ) ), $this->addresses, true );
	}

	/** Whether a response was stored with this address as its sender. */
	private function is_sender( \WP_Post $post ): bool {
		return $this->is_address( (string) get_post_meta( $post->ID, '_feedback_email', true ) );
	}

	/**
	 * Builds a condition that is true for all rows that contain the address, and for few others.
	 *
	 * @return string SQL, prepared.
	 */
	private function build_condition(): string {
		global $wpdb;
		$newest  = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ); // phpcs:ignore WordPress.DB -- no function finds the newest post of any type.
		$known   = Address_Index::complete_to( $newest );
		$indexed = $known ? Address_Index::find_posts( $this->addresses ) : null;
		$ways    = array();
		$sent    = array();
		if ( null === $indexed ) {
			$known = 0;
		} else {
			$sent = $indexed;
		}
		foreach ( $this->addresses as $address ) {
			$ways[] = "( ID > $known" . Response_Search::build_condition( array( $address ) ) . ' )';
			// A separate query: as a part of the condition, databases would read the meta data of each response.
			$sent = array_merge( $sent, $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_feedback_email' AND post_id > %d AND meta_value = %s", $known, $address ) ) );
		}
		if ( $sent ) {
			$ways[] = 'ID IN ( ' . implode( ', ', array_unique( array_map( 'intval', $sent ) ) ) . ' )';
		}
		return '( ' . implode( ' OR ', $ways ) . ' )';
	}
}
