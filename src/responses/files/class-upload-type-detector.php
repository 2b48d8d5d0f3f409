<?php
namespace Mainstreet\Responses\Files;

defined( 'ABSPATH' ) || exit;

/** Detects the type of a file by name and contents, and refuses files that are valid as two types. */
final class Upload_Type_Detector {

	/** Types that PHP's fileinfo may detect, by extension. The first is stored. */
	const ALL = array(
		'jpg'  => array( 'image/jpeg' ),
		'jpeg' => array( 'image/jpeg' ),
		'png'  => array( 'image/png' ),
		'gif'  => array( 'image/gif' ),
		'webp' => array( 'image/webp' ),
		'avif' => array( 'image/avif' ),
		'heic' => array( 'image/heic', 'image/heif' ),
		'pdf'  => array( 'application/pdf' ),
		'txt'  => array( 'text/plain' ),
		'csv'  => array( 'text/csv', 'text/plain', 'application/csv' ),
		'rtf'  => array( 'application/rtf', 'text/rtf' ),
		'doc'  => array( 'application/msword', 'application/cdfv2', 'application/vnd.ms-office', 'application/x-ole-storage' ),
		'docx' => array( 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip' ),
		'odt'  => array( 'application/vnd.oasis.opendocument.text', 'application/zip' ),
		'xls'  => array( 'application/vnd.ms-excel', 'application/cdfv2', 'application/vnd.ms-office', 'application/x-ole-storage' ),
		'xlsx' => array( 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip' ),
		'ods'  => array( 'application/vnd.oasis.opendocument.spreadsheet', 'application/zip' ),
		'pptx' => array( 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'application/zip' ),
		'odp'  => array( 'application/vnd.oasis.opendocument.presentation', 'application/zip' ),
		'mp3'  => array( 'audio/mpeg' ),
		'm4a'  => array( 'audio/x-m4a', 'audio/mp4', 'video/mp4' ),
		'wav'  => array( 'audio/x-wav', 'audio/wav' ),
		'ogg'  => array( 'audio/ogg', 'application/ogg' ),
		'mp4'  => array( 'video/mp4' ),
		'mov'  => array( 'video/quicktime' ),
		'webm' => array( 'video/webm' ),
	);

	/** Parts of a name that a server or operating system could execute, at any position. */
	const RUN = '/^(?:php\d?|phtml?|pht|phps|phar|cgi|fcgi|pl|py|rb|sh|bash|asp|aspx|ashx|jsp|jspx|cfm|exe|com|bat|cmd|msi|scr|ps1|vbs?|jse?|mjs|wsf|hta|html?|xhtml|shtml?|svgz?|xml|xsl|swf|jar|lnk|htaccess|ini|dll|so)$/i';

	/** Texts that programs and web pages contain, but no document, image or sound. */
	const FOREIGN = array( '<?php', '<script', '<html', '<!doctype html', '<svg', 'gif89a<?', '__halt_compiler' );

	/** Detects the type of a file; null if the file is not allowed. */
	public static function detect( string $path, string $name, array $endings ): ?string {
		$parts  = explode( '.', strtolower( $name ) );
		$ending = count( $parts ) > 1 ? (string) array_pop( $parts ) : '';
		if ( '' === $parts[0] || ! in_array( $ending, $endings, true ) || ! isset( self::ALL[ $ending ] ) || preg_grep( self::RUN, array_map( 'trim', $parts ) ) ) {
			return null;
		}
		$seen = self::detect_contents( $path );
		if ( ! in_array( $seen, self::ALL[ $ending ], true ) || self::is_ambiguous( $path, $ending ) ) {
			return null;
		}
		return self::ALL[ $ending ][0];
	}

	/**
	 * Detects the type of the contents.
	 *
	 * @return string Type in lower case; empty if PHP cannot detect types, so that no file is accepted.
	 */
	private static function detect_contents( string $path ): string {
		if ( ! function_exists( 'finfo_open' ) ) {
			return '';
		}
		$finfo = finfo_open( FILEINFO_MIME_TYPE );
		$type  = $finfo ? finfo_file( $finfo, $path ) : false;
		return is_string( $type ) ? strtolower( $type ) : '';
	}

	/** Whether a file is also of another type: an image that is a program, a document appended to another. */
	private static function is_ambiguous( string $path, string $ending ): bool {
		$file = fopen( $path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- read in pieces.
		if ( ! $file ) {
			return true;
		}
		$is_zip   = in_array( 'application/zip', self::ALL[ $ending ], true );
		$before   = '';
		$is_first = true;
		$found    = false;
		while ( ! $found && ! feof( $file ) ) {
			$piece = (string) fread( $file, 262144 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- read in pieces.
			$text  = strtolower( $before . $piece );
			foreach ( $is_zip ? array() : self::FOREIGN as $mark ) {
				$found = $found || false !== strpos( $text, $mark );
			}
			if ( $is_first ) {
				$head  = substr( $piece, 0, 1024 );
				$found = $found || '#!' === substr( $head, 0, 2 ) || 'MZ' === substr( $head, 0, 2 )
					|| ( 'pdf' !== $ending && false !== strpos( $head, '%PDF-' ) );
			}
			$is_first = false;
			$before   = substr( $before . $piece, -20 );
		}
		// A zip archive is read from its end, so it can be appended to any file.
		fseek( $file, max( 0, (int) filesize( $path ) - 66000 ) );
		$tail = (string) stream_get_contents( $file );
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- read in pieces.
		return $found || ( ! $is_zip && false !== strpos( $tail, "PK\x05\x06" ) );
	}
}
