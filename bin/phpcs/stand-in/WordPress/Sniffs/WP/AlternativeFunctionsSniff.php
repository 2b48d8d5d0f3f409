<?php
namespace WordPress\Sniffs\WP;

use Mainstreet\Phpcs\Function_List;
use Mainstreet\Phpcs\Tokens;
use PHP_CodeSniffer\Files\File;

final class AlternativeFunctionsSniff extends Function_List {

	const GROUPS = array(
		'curl' => array( 'curl_init', 'curl_exec', 'curl_setopt', 'curl_close' ),
		'parse_url' => array( 'parse_url' ),
		'json_encode' => array( 'json_encode' ),
		'file_get_contents' => array( 'file_get_contents' ),
		'unlink' => array( 'unlink' ),
		'rename' => array( 'rename' ),
		'file_system_operations' => array( 'chgrp', 'chmod', 'chown', 'fclose', 'fopen', 'fputs', 'fread', 'fsockopen', 'fwrite', 'file_put_contents', 'is_writable', 'is_writeable', 'mkdir', 'pfsockopen', 'readfile', 'rmdir', 'touch' ),
		'strip_tags' => array( 'strip_tags' ),
		'rand_seeding' => array( 'mt_srand', 'srand' ),
		'rand' => array( 'rand', 'mt_rand' ),
	);

	protected function is_allowed( File $file, $pointer, $name ) {
		$first = Tokens::parameters( $file, $pointer );
		$text  = $first ? Tokens::text( $file, $first[0] ) : '';
		if ( 'strip_tags' === $name ) {
			return count( $first ) > 1;
		}
		return in_array( $name, array( 'file_get_contents', 'file_put_contents', 'fopen', 'readfile' ), true )
			&& preg_match( '~^[\'"]php://(?:temp|memory|input|output|stdin|stdout|stderr)|\\b(?:ABSPATH|WP_CONTENT_DIR|WP_PLUGIN_DIR)\\b|__DIR__|__FILE__~', $text );
	}
}
