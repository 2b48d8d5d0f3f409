<?php
namespace Mainstreet\Blocks\Contact_Form\Submission;

use Mainstreet\Responses\Response_Files;
use Mainstreet\Submissions\Pipeline\Submission;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the files of an answer: all of them, or none.
 */
final class Form_Files {

	/**
	 * Stores the files and puts them into their answers.
	 *
	 * @param Submission $request Submission.
	 * @param array[]    $answers Answers by position of the field.
	 * @param array[]    $files   Checked files by id of the field.
	 * @return array[]|\WP_Error
	 */
	public static function store( Submission $request, array $answers, array $files ) {
		foreach ( $request->def['fields'] as $position => $field ) {
			if ( isset( $files[ $field['id'] ] ) ) {
				$stored = Response_Files::store( $files[ $field['id'] ], $request->source['type'] . ':' . $request->source['id'] );
				if ( is_wp_error( $stored ) ) {
					Response_Files::delete( self::keys( $answers ) );
					$is_full = 'mainstreet_no_room' === $stored->get_error_code();
					return $is_full ? Submission_Handler::refuse( array( $field['id'] => $stored->get_error_message() ) ) : $stored;
				}
				$answers[ $position ]['value'] = $stored;
			}
		}
		return $answers;
	}

	/**
	 * Keys of all stored files.
	 *
	 * @param array[] $answers Answers.
	 * @return string[]
	 */
	public static function keys( array $answers ) {
		$keys = array();
		foreach ( $answers as $answer ) {
			if ( 'file' === $answer['type'] && is_array( $answer['value'] ) ) {
				$keys = array_merge( $keys, array_column( $answer['value'], 'key' ) );
			}
		}
		return $keys;
	}
}
