<?php
namespace Mainstreet\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * The same sentences for the server, which judges, and for scripts, which say it before anything is sent.
 */
final class File_Sentences {

	/**
	 * Too many files.
	 *
	 * @param int $limit How many there may be.
	 * @return string
	 */
	public static function too_many( $limit ) {
		/* translators: %s: number of files. */
		return sprintf( _n( 'Please select only %s file.', 'Please select no more than %s files.', $limit, 'mainstreet-blocks' ), number_format_i18n( $limit ) );
	}

	/**
	 * Too large a file.
	 *
	 * @param string $name Name of the file.
	 * @return string
	 */
	public static function too_large( $name ) {
		/* translators: 1: name of a file, 2: size such as "8 MB". */
		return sprintf( __( '“%1$s” is too large. The maximum size is %2$s.', 'mainstreet-blocks' ), $name, size_format( Response_Files::max_bytes() ) );
	}

	/**
	 * A file that is empty, or of another type than is allowed.
	 *
	 * @param string   $name    Name of the file.
	 * @param string[] $endings Allowed endings.
	 * @return string
	 */
	public static function not_allowed( $name, array $endings ) {
		/* translators: 1: name of a file, 2: list of file types. */
		return sprintf( __( '“%1$s” is not an allowed file type. Allowed types: %2$s.', 'mainstreet-blocks' ), $name, implode( ', ', $endings ) );
	}

	/**
	 * A file of which only a part arrived.
	 *
	 * @param string $name Name of the file.
	 * @return string
	 */
	public static function not_received( $name ) {
		/* translators: %s: name of a file. */
		return sprintf( __( '“%s” could not be uploaded. Please select it again.', 'mainstreet-blocks' ), $name );
	}
}
