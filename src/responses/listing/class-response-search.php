<?php
namespace Mainstreet\Responses\Listing;

use Mainstreet\Core\Text\Utf8;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Searches the texts that visitors typed. A condition excludes most rows in the database. Whether the others contain the
 * words is decided by reading them: the stored text also contains labels and keys, and can write a letter in several
 * ways.
 */
final class Response_Search {

	/** Maximum number of words of a search. */
	const WORDS = 8;

	/** Number of letters of a word beyond ASCII that the condition includes. */
	const LETTERS = 3;

	/**
	 * Splits a search into words.
	 *
	 * @param string $search Text.
	 * @return string[] In lower case.
	 */
	public static function split( string $search ): array {
		return array_slice( preg_split( '/\s+/u', mb_strtolower( Utf8::clean( $search ) ), -1, PREG_SPLIT_NO_EMPTY ), 0, self::WORDS );
	}

	/**
	 * Builds a condition that is true for all rows that contain the words, and for few others.
	 *
	 * @param string[] $words Words or other texts, in lower case.
	 * @return string SQL that begins with AND, prepared; empty if no condition is possible.
	 */
	public static function build_condition( array $words ): string {
		global $wpdb;
		$sql = '';
		foreach ( $words as $word ) {
			// Characters that JSON, with or without slashes, and filtered HTML do not change.
			preg_match_all( '/[a-z0-9@._+:,-]+/i', $word, $runs );
			foreach ( array_unique( $runs[0] ) as $run ) {
				$sql .= $wpdb->prepare( ' AND post_content LIKE %s', '%' . $wpdb->esc_like( $run ) . '%' );
			}
			preg_match_all( '/[^\x00-\x7f]/u', $word, $letters );
			foreach ( array_slice( array_unique( $letters[0] ), 0, self::LETTERS ) as $letter ) {
				$likes = array();
				foreach ( self::get_spellings( $letter ) as $spelling ) {
					$likes[] = $wpdb->prepare( 'post_content LIKE %s', '%' . $wpdb->esc_like( $spelling ) . '%' );
				}
				$sql .= ' AND ( ' . implode( ' OR ', $likes ) . ' )';
			}
		}
		return $sql;
	}

	/**
	 * Whether a response contains all words.
	 *
	 * @param string[] $words As split() returns them.
	 */
	public static function matches( \WP_Post $post, array $words ): bool {
		$typed = mb_strtolower( implode( "\n", self::get_values( $post ) ) );
		foreach ( $words as $word ) {
			if ( false === strpos( $typed, $word ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Lists the values that a visitor typed, chose or uploaded.
	 *
	 * @return string[] Values; the names of files.
	 */
	public static function get_values( \WP_Post $post ): array {
		return array_column( array_map( array( Response_Reader::class, 'prepare_field' ), Response_Reader::read_entry( $post )['fields'] ), 'value' );
	}

	/**
	 * Lists the ways a letter can be stored: unchanged, or escaped as in JSON, where `é` is `\u00e9`, so that the database
	 * does not know that `É` is the same letter.
	 *
	 * @param string $letter A letter in lower case.
	 * @return string[]
	 */
	private static function get_spellings( string $letter ): array {
		$spellings = array();
		foreach ( array_unique( array( $letter, mb_strtoupper( $letter ), mb_convert_case( $letter, MB_CASE_TITLE ) ) ) as $form ) {
			$spellings[] = $form;
			// The first escape is enough for surrogate pairs, and for letters that become several in upper case.
			$spellings[] = substr( (string) wp_json_encode( $form ), 1, 6 );
		}
		return array_unique( $spellings );
	}
}
