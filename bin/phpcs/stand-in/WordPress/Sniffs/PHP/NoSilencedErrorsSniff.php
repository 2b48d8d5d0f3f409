<?php
namespace WordPress\Sniffs\PHP;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * `@` only before functions whose warnings cannot be prevented.
 */
final class NoSilencedErrorsSniff implements Sniff {

	const ALLOWED = array( 'chdir', 'opendir', 'scandir', 'file', 'file_exists', 'file_get_contents', 'fileatime', 'filectime', 'filemtime', 'fileowner', 'fileperms', 'filesize', 'filetype', 'fopen', 'is_dir', 'is_executable', 'is_file', 'is_link', 'is_readable', 'is_writable', 'lstat', 'mkdir', 'move_uploaded_file', 'readfile', 'readlink', 'rename', 'rmdir', 'stat', 'unlink', 'stream_select', 'inflate_add', 'deflate_add', 'imagecreatefromstring', 'imagecreatefromwebp', 'iptcparse', 'parse_url', 'unserialize' );

	public function register() {
		return array( T_ASPERAND );
	}

	public function process( File $file, $pointer ) {
		$name = $file->findNext( T_STRING, $pointer + 1, null, false, null, true );
		if ( false === $name || ! in_array( $file->getTokens()[ $name ]['content'], self::ALLOWED, true ) ) {
			$file->addWarning( 'Errors are silenced', $pointer, 'Discouraged' );
		}
	}
}
